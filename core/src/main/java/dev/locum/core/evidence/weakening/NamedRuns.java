package dev.locum.core.evidence.weakening;

import dev.locum.core.evidence.TestName;
import dev.locum.core.evidence.TestReport;
import dev.locum.core.evidence.source.TestUnit;
import java.util.stream.Stream;

/**
 * What one accepted check reported of tests at the baseline and on the hand-in, by name.
 *
 * @param before at the baseline
 * @param now on the hand-in, where the check is green
 */
public record NamedRuns(TestReport before, TestReport now) {

    /** Whether the test ran at the baseline, and by the names of all that the check ran now, it no longer does. */
    boolean lost(TestUnit was, TestUnit is) {
        return namesAll(before)
                && namesAll(now)
                && names(before).anyMatch(was::isNamedBy)
                && names(now).noneMatch(is::isNamedBy);
    }

    private static boolean namesAll(TestReport report) {
        return report.countsTests()
                && names(report).count()
                        >= report.tally().ran() + report.tally().skipped();
    }

    private static Stream<TestName> names(TestReport report) {
        return Stream.of(report.green(), report.red(), report.skipped()).flatMap(names -> names.stream());
    }
}
