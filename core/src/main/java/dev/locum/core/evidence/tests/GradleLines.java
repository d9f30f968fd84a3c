package dev.locum.core.evidence.tests;

import dev.locum.core.evidence.TestReport;
import dev.locum.core.evidence.TestReport.Source;
import dev.locum.core.evidence.TestTally;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Gradle prints counts only where a test failed ({@code 8 tests completed, 1 failed}), one such line per test task.
 * Otherwise it names tests where the build asks it to, and its report files speak.
 */
final class GradleLines implements LineReader {
    private static final Pattern CLOSING =
            Pattern.compile("(\\d{1,9}) tests? completed(?:, (\\d{1,9}) failed)?(?:, (\\d{1,9}) skipped)?");
    private static final Pattern NAMED = Pattern.compile("(\\S.* > .+) (PASSED|FAILED|SKIPPED)");
    private static final Pattern NO_SOURCE = Pattern.compile("> Task :(?:\\S+:)?\\w*[tT]est NO-SOURCE");

    private final Names names = new Names();
    private TestTally tally = TestTally.NONE;
    private boolean counted;
    private boolean seen;

    @Override
    public void line(String line) {
        if (line.startsWith("> Task ")) {
            seen |= NO_SOURCE.matcher(line).matches();
        } else if (line.contains(" completed")) {
            Matcher closing = CLOSING.matcher(line);
            if (closing.matches()) {
                close(closing);
            }
        } else if (line.contains(" > ")) {
            Matcher named = NAMED.matcher(line);
            if (named.matches()) {
                names.put(named.group(1), result(named.group(2)));
            }
        }
    }

    private void close(Matcher closing) {
        int failed = number(closing.group(2));
        int skipped = number(closing.group(3));
        int passed = Math.max(0, number(closing.group(1)) - failed - skipped);
        tally = tally.plus(new TestTally(passed, failed, skipped));
        counted = true;
    }

    private static int number(@org.jspecify.annotations.Nullable String digits) {
        return digits == null ? 0 : Integer.parseInt(digits);
    }

    private static TestResult result(String word) {
        return switch (word) {
            case "PASSED" -> TestResult.GREEN;
            case "FAILED" -> TestResult.RED;
            default -> TestResult.SKIPPED;
        };
    }

    @Override
    public Optional<TestReport> report() {
        if (!counted && !seen && names.isEmpty()) {
            return Optional.empty();
        }
        TestTally named = names.tally();
        boolean namesSayMore =
                named.passed() + named.failed() + named.skipped() > tally.passed() + tally.failed() + tally.skipped();
        return Optional.of(names.report("gradle", namesSayMore ? named : tally, Source.CLOSING_LINE));
    }
}
