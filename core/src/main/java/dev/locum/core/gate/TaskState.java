package dev.locum.core.gate;

/** Where a task stands. */
public sealed interface TaskState {

    /** Nothing was opened under this name. */
    record Absent() implements TaskState {}

    /** The executor has the word. */
    record Working(Task task) implements TaskState {}

    /** A hand-in is being looked at; nobody has the word. */
    record Inspecting(Task task, Inspection inspection) implements TaskState {}

    /** The owner has the word. */
    record Resting(Task task, Ask ask) implements TaskState {}

    /** It is over. */
    record Closed(Task task, Closing how) implements TaskState {}
}
