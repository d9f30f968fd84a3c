package dev.locum.core.gate;

import java.util.List;
import java.util.function.UnaryOperator;

/** Applies what happened: the only place that builds a {@link TaskState}. */
public final class Replay {
    private Replay() {}

    /** The state after all of {@code facts}, from the first on. */
    public static TaskState of(List<GateFact> facts) {
        TaskState state = new TaskState.Absent();
        for (GateFact fact : facts) {
            state = apply(state, fact);
        }
        return state;
    }

    /**
     * The state after {@code fact}.
     *
     * @throws IllegalStateException when the fact cannot have followed this state: the trail is broken
     */
    public static TaskState apply(TaskState state, GateFact fact) {
        return switch (fact) {
            case GateFact.TaskOpened opened ->
                new TaskState.Working(Task.opened(opened.id(), opened.text(), opened.origin(), opened.where()));
            case GateFact.BaselineTaken taken ->
                new TaskState.Working(task(state).with(taken.baseline()));
            case GateFact.HandedIn handedIn ->
                new TaskState.Inspecting(task(state), Inspection.of(handedIn.round(), handedIn.handIn()));
            case GateFact.CheckRequested asked -> inspecting(state, i -> i.asking(asked));
            case GateFact.TerritoryRequested asked -> inspecting(state, i -> i.asking(asked));
            case GateFact.BaselineTestsRequested asked -> inspecting(state, i -> i.asking(asked));
            case GateFact.CheckAnswered told -> inspecting(state, i -> i.with(told.request(), told.evidence()));
            case GateFact.TerritoryAnswered told -> inspecting(state, i -> i.with(told.request(), told.territory()));
            case GateFact.BaselineTestsAnswered told -> inspecting(state, i -> i.with(told.request(), told.tests()));
            case GateFact.InspectionAbandoned _ -> new TaskState.Working(task(state));
            case GateFact.VerdictGiven given ->
                new TaskState.Working(task(state).with(given.judged()));
            case GateFact.OwnerAsked asked -> new TaskState.Resting(task(state), asked.ask());
            case GateFact.OwnerAnswered _ -> new TaskState.Working(task(state).brakesReleased());
            case GateFact.TaskClosed closed -> new TaskState.Closed(task(state), closed.how());
            case GateFact.Refused _ -> state;
        };
    }

    /** The task that {@code state} is about. */
    public static Task task(TaskState state) {
        return switch (state) {
            case TaskState.Absent _ -> throw new IllegalStateException("a fact about a task that was not opened");
            case TaskState.Working working -> working.task();
            case TaskState.Inspecting inspecting -> inspecting.task();
            case TaskState.Resting resting -> resting.task();
            case TaskState.Closed closed -> closed.task();
        };
    }

    private static TaskState inspecting(TaskState state, UnaryOperator<Inspection> change) {
        if (state instanceof TaskState.Inspecting inspecting) {
            return new TaskState.Inspecting(inspecting.task(), change.apply(inspecting.inspection()));
        }
        throw new IllegalStateException("an inspection's fact in state " + StateKind.of(state));
    }
}
