package dev.locum.core.evidence.claim.decision;

import dev.locum.core.evidence.Check;
import dev.locum.core.evidence.claim.Claim;
import dev.locum.core.evidence.claim.ClaimResult;
import dev.locum.core.evidence.claim.OwnRun;
import dev.locum.core.evidence.claim.Reading;
import dev.locum.core.evidence.claim.ReadingRequest;
import dev.locum.core.evidence.claim.Readings;
import dev.locum.core.evidence.claim.RefutedBy;
import dev.locum.core.evidence.claim.TestScope;
import dev.locum.core.evidence.claim.UnverifiedBy;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Decides "the tests pass" from accepted checks first, and from the session's own bare runs where those are silent. */
final class TestsDecision {
    private TestsDecision() {}

    static ClaimResult of(Claim.TestsPass claim, boolean literal, Readings readings) {
        return switch (readings.of(new ReadingRequest.TestRuns())) {
            case Reading.TestsSeen seen -> new Decision(claim, literal, seen).decide();
            case Reading other -> ClaimCheck.unusable(other);
        };
    }

    private record Decision(Claim.TestsPass claim, boolean literal, Reading.TestsSeen seen) {

        ClaimResult decide() {
            return switch (claim.scope()) {
                case TestScope.Whole _ -> byChecks(TestChecks.of(seen), "tests");
                case TestScope.Named(String name) -> byChecks(TestChecks.named(name, seen), name);
                case TestScope.RunBy(String command) -> {
                    List<Check> checks = seen.accepted().stream()
                            .filter(check -> check.command().equals(command))
                            .toList();
                    yield byChecks(checks, command);
                }
            };
        }

        private ClaimResult byChecks(List<Check> checks, String name) {
            List<TestRun> runs = checks.stream()
                    .map(check -> TestRun.of(check, seen.newest().get(check.id()), seen.tree()))
                    .toList();
            boolean silent = runs.isEmpty() || runs.stream().anyMatch(TestRun.Silent.class::isInstance);
            return result(silent ? Stream.concat(runs.stream(), ownRuns(name)).toList() : runs, name);
        }

        /** The first that fits: a failure, a silence, all passed. Own runs that passed never speak for a silent check. */
        private ClaimResult result(List<TestRun> runs, String name) {
            List<TestRun.Passed> passed = new ArrayList<>();
            for (TestRun run : runs) {
                switch (run) {
                    case TestRun.Failed(RefutedBy by) -> {
                        return new ClaimResult.Refuted(by);
                    }
                    case TestRun.Passed pass -> passed.add(pass);
                    case TestRun.Silent _ -> {}
                }
            }
            for (TestRun run : runs) {
                if (run instanceof TestRun.Silent(UnverifiedBy by)) {
                    return new ClaimResult.Unverified(by);
                }
            }
            return passed.isEmpty()
                    ? new ClaimResult.Unverified(new UnverifiedBy.NoSuchCheck(name))
                    : TestCounts.compare(claim, literal, passed, seen.tree());
        }

        /** Own runs on this tree: for the whole only a red one counts, since a green one may have run a part. */
        private Stream<TestRun> ownRuns(String name) {
            List<OwnRun> here = seen.own().known().stream()
                    .filter(run -> run.tree().equals(seen.tree()))
                    .toList();
            return here.stream()
                    .filter(run -> switch (claim.scope()) {
                        case TestScope.Whole _ -> run.tests().isPresent() && isRed(run);
                        case TestScope.Named _ ->
                            TestChecks.words(run.command()).containsAll(TestChecks.words(name));
                        case TestScope.RunBy(String command) -> run.command().equals(command);
                    })
                    .map(run -> wavers(run, here)
                            ? new TestRun.Silent(new UnverifiedBy.Flaky(run.command()))
                            : TestRun.of(run));
        }

        private static boolean wavers(OwnRun run, List<OwnRun> here) {
            return here.stream().anyMatch(other -> other.command().equals(run.command()) && isRed(other) != isRed(run));
        }

        private static boolean isRed(OwnRun run) {
            return TestRun.of(run) instanceof TestRun.Failed;
        }
    }
}
