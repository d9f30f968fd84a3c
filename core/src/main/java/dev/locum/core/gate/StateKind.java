package dev.locum.core.gate;

/** The states of a task by name, for the transition table. */
public enum StateKind {
    ABSENT,
    WORKING,
    INSPECTING,
    RESTING,
    CLOSED;

    public static StateKind of(TaskState state) {
        return switch (state) {
            case TaskState.Absent _ -> ABSENT;
            case TaskState.Working _ -> WORKING;
            case TaskState.Inspecting _ -> INSPECTING;
            case TaskState.Resting _ -> RESTING;
            case TaskState.Closed _ -> CLOSED;
        };
    }
}
