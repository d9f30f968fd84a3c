package dev.locum.core.evidence.tests;

import dev.locum.core.evidence.TestReport;
import dev.locum.core.evidence.TestReport.Source;
import dev.locum.core.evidence.TestTally;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * jest: {@code Tests:  1 failed, 2 passed, 3 total} right below {@code Test Suites: ..}. A suite that could not be
 * loaded names no test and counts as one failure.
 */
final class JestLines implements LineReader {
    private static final Pattern SUITES = Pattern.compile("Test Suites: +(.*\\btotal)");
    private static final Pattern TESTS = Pattern.compile("Tests: +(.*\\btotal)");
    private static final Pattern FILE = Pattern.compile(" *FAIL +(?:\\./)?(\\S+).*");
    private static final Pattern NONE = Pattern.compile("No tests found(?:, exiting with code \\d+)?.*");

    private final Names names = new Names();
    private TestTally tally = TestTally.NONE;
    private String file = "";
    private int unloaded;
    private boolean afterSuites;
    private boolean seen;

    @Override
    public void line(String line) {
        if (afterSuites) {
            Matcher tests = TESTS.matcher(line);
            if (tests.matches()) {
                close(Counts.numberThenWord(tests.group(1)));
            }
        } else if (line.startsWith("  ● ")) {
            red(line.substring(4));
        } else if (line.contains("FAIL ") && line.indexOf("FAIL ") < 2) {
            Matcher failed = FILE.matcher(line);
            file = failed.matches() ? failed.group(1) : file;
        } else if (line.startsWith("No tests found")) {
            seen |= NONE.matcher(line).matches();
        }
        afterSuites = line.startsWith("Test Suites: ") && SUITES.matcher(line).matches();
    }

    private void red(String title) {
        if (title.equals("Test suite failed to run")) {
            if (names.of(TestResult.RED).stream().noneMatch(n -> n.value().equals(file))) {
                unloaded++;
            }
            names.put(file, TestResult.RED);
        } else if (!title.equals("Console")) {
            names.put(title, TestResult.RED);
        }
    }

    private void close(Counts counts) {
        tally = tally.plus(new TestTally(
                counts.of("passed"), counts.of("failed") + unloaded, counts.of("skipped", "todo", "pending")));
        unloaded = 0;
        seen = true;
    }

    @Override
    public Optional<TestReport> report() {
        return seen ? Optional.of(names.report("jest", tally, Source.CLOSING_LINE)) : Optional.empty();
    }
}
