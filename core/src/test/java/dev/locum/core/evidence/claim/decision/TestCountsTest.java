package dev.locum.core.evidence.claim.decision;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.locum.core.evidence.EvidenceId;
import dev.locum.core.evidence.Output;
import dev.locum.core.evidence.TestReport;
import dev.locum.core.evidence.TestTally;
import dev.locum.core.evidence.TreeState;
import dev.locum.core.evidence.claim.Claim;
import dev.locum.core.evidence.claim.ClaimResult;
import dev.locum.core.evidence.claim.TestCount;
import dev.locum.core.evidence.claim.TestScope;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

final class TestCountsTest {
    private static final Claim.TestsPass THREE_PASS =
            new Claim.TestsPass(new TestScope.Whole(), Optional.of(TestCount.of(3, 3)));

    @Test
    void shouldRefuteWhenTheRunnerCountedOtherTests() {
        assertInstanceOf(ClaimResult.Refuted.class, compared(TestReport.Source.CLOSING_LINE));
    }

    @Test
    void shouldNotRefuteWhenTheRunnerCountedPackagesAndNotTests() {
        assertInstanceOf(ClaimResult.Unverified.class, compared(TestReport.Source.PACKAGE_LINE));
    }

    private static ClaimResult compared(TestReport.Source source) {
        TestReport one = new TestReport(
                new TestTally(1, 0, 0), new TreeSet<>(), new TreeSet<>(), new TreeSet<>(), new TreeSet<>(), source);
        TestRun.Passed run = new TestRun.Passed(new EvidenceId("e1"), "tests", Optional.of(one), Output.NONE);
        return TestCounts.compare(THREE_PASS, false, List.of(run), new TreeState("a".repeat(40)));
    }
}
