package dev.locum.core.evidence.claim.decision;

import dev.locum.core.evidence.Check;
import dev.locum.core.evidence.CheckOutcome;
import dev.locum.core.evidence.CheckOutcome.RedReason;
import dev.locum.core.evidence.Evidence;
import dev.locum.core.evidence.EvidenceId;
import dev.locum.core.evidence.Output;
import dev.locum.core.evidence.TestReport;
import dev.locum.core.evidence.TestTally;
import dev.locum.core.evidence.TreeState;
import dev.locum.core.evidence.claim.OwnRun;
import dev.locum.core.evidence.claim.RefutedBy;
import dev.locum.core.evidence.claim.UnverifiedBy;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What one run says about "the tests pass": that they did, that they did not and how, or nothing. */
sealed interface TestRun {

    record Passed(EvidenceId evidence, String run, Optional<TestReport> tests, Output output) implements TestRun {}

    record Failed(RefutedBy by) implements TestRun {}

    record Silent(UnverifiedBy by) implements TestRun {}

    static TestRun of(Check check, @Nullable Evidence newest, TreeState tree) {
        String run = check.id().value();
        if (newest == null) {
            return new Silent(new UnverifiedBy.NotRun(run));
        }
        if (!newest.freshAt(tree) || !newest.isOf(check)) {
            return new Silent(new UnverifiedBy.Stale(run));
        }
        return switch (newest.outcome()) {
            case CheckOutcome.Green _ -> passed(newest.id(), run, newest.tests(), newest.output());
            case CheckOutcome.Red(List<RedReason> reasons) -> red(newest, run, reasons, check.exit());
            case CheckOutcome.CouldNotStart(String why) -> new Silent(new UnverifiedBy.CouldNotStart(run, why));
            case CheckOutcome.TimedOut _ -> new Silent(new UnverifiedBy.NoResult(run, "it was ended at its limit"));
            case CheckOutcome.Died _ -> new Silent(new UnverifiedBy.NoResult(run, "it was ended by a signal"));
            case CheckOutcome.Flaky _ -> new Silent(new UnverifiedBy.Flaky(run));
            case CheckOutcome.Uncounted _ -> new Silent(new UnverifiedBy.NoResult(run, "nobody counted its tests"));
            case CheckOutcome.TreeKeptMoving _ ->
                new Silent(new UnverifiedBy.NoResult(run, "the working tree kept moving"));
            case CheckOutcome.Cancelled _ -> new Silent(new UnverifiedBy.NotRun(run));
        };
    }

    static TestRun of(OwnRun run) {
        boolean anyRed = run.tests().map(report -> report.tally().failed() > 0).orElse(false);
        return run.exit() == 0 && !anyRed
                ? passed(run.id(), run.command(), run.tests(), run.output())
                : failed(run.id(), run.command(), run.exit(), run.tests());
    }

    private static TestRun passed(EvidenceId id, String run, Optional<TestReport> tests, Output output) {
        boolean zero = tests.map(report -> report.tally().ran() == 0).orElse(false);
        return zero ? new Failed(new RefutedBy.NoTestRan(id, run)) : new Passed(id, run, tests, output);
    }

    /** A check may be red through a threshold or a missing file while its tests passed: then it is silent on tests. */
    private static TestRun red(Evidence evidence, String run, List<RedReason> reasons, int expected) {
        int exit = expected;
        for (RedReason reason : reasons) {
            switch (reason) {
                case RedReason.NoTestRan _ -> {
                    return new Failed(new RefutedBy.NoTestRan(evidence.id(), run));
                }
                case RedReason.ExitStatus(int _, int actual) -> exit = actual;
                case RedReason.TooFewTests _,
                        RedReason.FewerTestsThanBefore _,
                        RedReason.NoMatch _,
                        RedReason.FileMissing _ -> {}
            }
        }
        boolean allGreen = evidence.tests()
                .map(report -> report.tally().failed() == 0 && report.tally().passed() > 0)
                .orElse(exit == expected);
        return allGreen
                ? new Silent(new UnverifiedBy.RedForAnotherReason(run))
                : failed(evidence.id(), run, exit, evidence.tests());
    }

    private static TestRun failed(EvidenceId id, String run, int exit, Optional<TestReport> tests) {
        Optional<TestTally> tally = tests.map(TestReport::tally);
        return new Failed(new RefutedBy.TestsRed(
                id,
                run,
                exit,
                tally,
                tests.map(report -> List.copyOf(report.red())).orElse(List.of())));
    }
}
