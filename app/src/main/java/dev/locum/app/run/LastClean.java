package dev.locum.app.run;

import dev.locum.core.evidence.CheckId;
import dev.locum.core.evidence.TestReport;
import dev.locum.core.gate.Closing;
import dev.locum.core.gate.GateFact;
import dev.locum.core.gate.Replay;
import dev.locum.core.gate.TaskId;
import dev.locum.core.gate.TaskState;
import dev.locum.core.ledger.Ledger;
import java.util.List;
import java.util.OptionalInt;

/** How many tests a check ran in the last work on a tree that was clean, or that the owner took as it was. */
public final class LastClean {
    private final WorkIndex index;

    /** {@code tree} names the working tree in the ledger. */
    public LastClean(Ledger ledger, String tree) {
        this.index = new WorkIndex(ledger, tree);
    }

    /** Empty where there was none, or no known runner counted. */
    public OptionalInt testsOf(CheckId check) {
        for (TaskId task : index.tasks()) {
            OptionalInt tests = counted(task, check);
            if (tests.isPresent()) {
                return tests;
            }
        }
        return OptionalInt.empty();
    }

    private OptionalInt counted(TaskId task, CheckId check) {
        List<GateFact> facts = index.trail(task).read().facts();
        return wasTaken(Replay.of(facts)) ? last(facts, check) : OptionalInt.empty();
    }

    private static boolean wasTaken(TaskState state) {
        return state instanceof TaskState.Closed closed
                && switch (closed.how()) {
                    case Closing.Clean _, Closing.AcceptedByOwner _ -> true;
                    case Closing.Withdrawn _ -> false;
                };
    }

    private static OptionalInt last(List<GateFact> facts, CheckId check) {
        for (GateFact fact : facts.reversed()) {
            if (fact instanceof GateFact.CheckAnswered answered
                    && answered.evidence().check().equals(check)) {
                return answered.evidence()
                        .tests()
                        .filter(TestReport::countsTests)
                        .map(report -> OptionalInt.of(report.tally().ran()))
                        .orElseGet(OptionalInt::empty);
            }
        }
        return OptionalInt.empty();
    }
}
