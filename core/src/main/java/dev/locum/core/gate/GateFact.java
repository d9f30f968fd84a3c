package dev.locum.core.gate;

import dev.locum.core.evidence.Check;
import dev.locum.core.evidence.Evidence;
import dev.locum.core.evidence.TreeState;
import dev.locum.core.evidence.weakening.TestChange;
import dev.locum.core.gate.verdict.BaselineTests;
import dev.locum.core.gate.verdict.Territory;
import java.util.List;

/** What happened to a task. A recorded fact never changes its meaning; a new meaning is a new fact. */
public sealed interface GateFact {

    /** A fact that is a request to the outside: whoever drives the gate performs it and answers under its id. */
    sealed interface Request extends GateFact {
        RequestId request();
    }

    record TaskOpened(TaskId id, String text, Origin origin, Where where) implements GateFact {}

    record BaselineTaken(Baseline.Taken baseline) implements GateFact {}

    record HandedIn(int round, HandIn handIn) implements GateFact {}

    /** To do outside: run {@code check} on the working tree. */
    record CheckRequested(RequestId request, Check check) implements Request {}

    record CheckAnswered(RequestId request, Evidence evidence) implements GateFact {}

    /** To do outside: read the tree {@code settled} for the claims and the lenses. */
    record TerritoryRequested(RequestId request, TreeState settled) implements Request {}

    record TerritoryAnswered(RequestId request, Territory territory) implements GateFact {}

    /** To do outside: run the baseline's version of these weakened tests against the new code. */
    record BaselineTestsRequested(RequestId request, List<TestChange> changes) implements Request {
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
