package dev.locum.core.evidence.claim.decision;

import dev.locum.core.evidence.TestReport;
import dev.locum.core.evidence.TestTally;
import dev.locum.core.evidence.TreeState;
import dev.locum.core.evidence.claim.Claim;
import dev.locum.core.evidence.claim.ClaimResult;
import dev.locum.core.evidence.claim.Proof;
import dev.locum.core.evidence.claim.RefutedBy;
import dev.locum.core.evidence.claim.TestCount;
import dev.locum.core.evidence.claim.TestScope;
import dev.locum.core.evidence.claim.UnverifiedBy;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Compares a claimed count with what green runs counted: the result alone is not enough, the total must be theirs too. */
final class TestCounts {
    private static final Pattern RATIO = Pattern.compile("(?<![\\d/.])(\\d{1,9}) ?/ ?(\\d{1,9})(?![\\d/.]|\\w)");

    private TestCounts() {}

    static ClaimResult compare(Claim.TestsPass claim, boolean literal, List<TestRun.Passed> passed, TreeState tree) {
        ClaimResult verified = new ClaimResult.Verified(
                new Proof.ByRuns(passed.stream().map(TestRun.Passed::evidence).toList(), tree));
        if (claim.count().isEmpty()) {
            return verified;
        }
        TestCount claimed = claim.count().get();
        if (passed.stream()
                .anyMatch(run -> run.tests().filter(TestReport::countsTests).isEmpty())) {
            return byOutput(claimed, passed, verified);
        }
        if (accords(claimed, passed)) {
            return verified;
        }
        TestTally all = sum(passed);
        boolean invented = claim.scope() instanceof TestScope.Whole && claimed.passed() > all.ran() + all.skipped();
        return literal || invented
                ? new ClaimResult.Refuted(new RefutedBy.CountDiffers(
                        passed.getFirst().evidence(), claimed, TestCount.of(all.passed(), all.ran())))
                : new ClaimResult.Unverified(new UnverifiedBy.CountNotShown(claimed));
    }

    /** The claimed numbers are those of one run or of all together; skipped tests may have been counted in or left out. */
    private static boolean accords(TestCount claimed, List<TestRun.Passed> passed) {
        return Stream.concat(passed.stream().map(TestCounts::tally), Stream.of(sum(passed)))
                .anyMatch(tally -> {
                    int whole = tally.ran() + tally.skipped();
                    boolean total = claimed.total().isEmpty()
                            || IntStream.of(tally.ran(), whole)
                                    .anyMatch(n -> n == claimed.total().getAsInt());
                    return total && IntStream.of(tally.passed(), whole).anyMatch(n -> n == claimed.passed());
                });
    }

    /** Where no known runner counted tests, a count in the output that owns up to failures speaks against the claim. */
    private static ClaimResult byOutput(TestCount claimed, List<TestRun.Passed> passed, ClaimResult verified) {
        for (TestRun.Passed run : passed) {
            List<TestCount> printed = RATIO.matcher(run.output().kept())
                    .results()
                    .map(ratio -> TestCount.of(Integer.parseInt(ratio.group(1)), Integer.parseInt(ratio.group(2))))
                    .distinct()
                    .toList();
            if (printed.stream().anyMatch(count -> count.passed() == claimed.passed() && fits(claimed, count))) {
                return verified;
            }
            if (printed.size() == 1 && printed.getFirst().admitsFailures()) {
                return new ClaimResult.Refuted(new RefutedBy.CountDiffers(run.evidence(), claimed, printed.getFirst()));
            }
        }
        return new ClaimResult.Unverified(new UnverifiedBy.CountNotShown(claimed));
    }

    private static boolean fits(TestCount claimed, TestCount printed) {
        return claimed.total().isEmpty() || claimed.total().equals(printed.total());
    }

    private static TestTally sum(List<TestRun.Passed> passed) {
        return passed.stream().map(TestCounts::tally).reduce(TestTally.NONE, TestTally::plus);
    }

    private static TestTally tally(TestRun.Passed run) {
        return run.tests().map(TestReport::tally).orElse(TestTally.NONE);
    }
}
