package dev.locum.core.gate;

import dev.locum.core.evidence.Check;
import dev.locum.core.evidence.Evidence;
import dev.locum.core.evidence.TreeState;
import dev.locum.core.evidence.source.TestChange;
import java.util.List;

/** What happened to a task. A recorded fact never changes its meaning; a new meaning is a new fact. */
public sealed interface GateFact {

    record TaskOpened(TaskId id, String text, Origin origin) implements GateFact {}

    record BaselineTaken(Baseline.Taken baseline) implements GateFact {}

    record HandedIn(int round, HandIn handIn) implements GateFact {}

    /** To do outside: run {@code check} on the working tree. */
    record CheckRequested(RequestId request, Check check) implements GateFact {}

    record CheckAnswered(RequestId request, Evidence evidence) implements GateFact {}

    /** To do outside: read the tree {@code settled} for the claims and the lenses. */
    record TerritoryRequested(RequestId request, TreeState settled) implements GateFact {}

    record TerritoryAnswered(RequestId request, Territory territory) implements GateFact {}

    /** To do outside: run the baseline's version of these weakened tests against the new code. */
    record BaselineTestsRequested(RequestId request, List<TestChange> changes) implements GateFact {
        public BaselineTestsRequested {
            changes = List.copyOf(changes);
        }
    }

    record BaselineTestsAnswered(RequestId request, BaselineTests tests) implements GateFact {}

    record InspectionAbandoned(String why) implements GateFact {}

    record VerdictGiven(Judged judged) implements GateFact {}

    /** To do outside: put this before the owner. */
    record OwnerAsked(Ask ask) implements GateFact {}

    record OwnerAnswered(String ask, Answer answer) implements GateFact {}

    record TaskClosed(Closing how) implements GateFact {}

    /** What was asked does not fit where the task stands. Nothing else happened. */
    record Refused(CommandKind command, StateKind state) implements GateFact {}
}
