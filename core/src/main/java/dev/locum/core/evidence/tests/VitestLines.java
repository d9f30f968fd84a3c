package dev.locum.core.evidence.tests;

import dev.locum.core.evidence.TestReport;
import dev.locum.core.evidence.TestReport.Source;
import dev.locum.core.evidence.TestTally;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * vitest: {@code Tests  1 failed | 2 passed (3)} right below {@code Test Files  ..}. A file that could not be loaded
 * names no test and counts as one failure.
 */
final class VitestLines implements LineReader {
    private static final Pattern FILES = Pattern.compile(" +Test Files +(.*)\\(\\d+\\).*");
    private static final Pattern TESTS = Pattern.compile(" +Tests +(no tests|.*\\(\\d+\\)).*");
    private static final Pattern FAILED = Pattern.compile(" FAIL +(\\S.*?)(?: \\[ .* \\])?");

    private final Names names = new Names();
    private TestTally tally = TestTally.NONE;
    private int unloaded;
    private boolean afterFiles;
    private boolean seen;

    @Override
    public void line(String line) {
        if (afterFiles) {
            Matcher tests = TESTS.matcher(line);
            if (tests.matches()) {
                close(Counts.numberThenWord(tests.group(1)));
            }
        } else if (line.startsWith(" FAIL ")) {
            Matcher failed = FAILED.matcher(line);
            if (failed.matches()) {
                red(failed.group(1));
            }
        } else if (line.startsWith("No test files found")) {
            seen = true;
        }
        afterFiles = line.contains("Test Files ") && FILES.matcher(line).matches();
    }

    private void red(String path) {
        int arrow = path.indexOf(" > ");
        if (arrow < 0) {
            unloaded++;
            names.put(path, TestResult.RED);
        } else {
            names.put(path.substring(arrow + 3), TestResult.RED);
        }
    }

    private void close(Counts counts) {
        tally = tally.plus(
                new TestTally(counts.of("passed"), counts.of("failed") + unloaded, counts.of("skipped", "todo")));
        unloaded = 0;
        seen = true;
    }

    @Override
    public Optional<TestReport> report() {
        return seen ? Optional.of(names.report("vitest", tally, Source.CLOSING_LINE)) : Optional.empty();
    }
}
