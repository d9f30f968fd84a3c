package dev.locum.core.evidence.tests;

import dev.locum.core.evidence.TestReport;
import dev.locum.core.evidence.TestReport.Source;
import dev.locum.core.evidence.TestTally;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * mocha: {@code 2 passing (14ms)}, then {@code 1 pending} and {@code 1 failing}, then the failures by number. Nothing
 * tells its own lines from a test's, so the last ones count.
 */
final class MochaLines implements LineReader {
    private static final Pattern PASSING = Pattern.compile(" {2}(\\d{1,9}) passing \\(.+\\)");
    private static final Pattern OTHERS = Pattern.compile(" {2}(\\d{1,9}) (pending|failing)");
    private static final Pattern NUMBERED = Pattern.compile(" {2}\\d+\\) (\\S.*)");
    private static final Pattern DEEPER = Pattern.compile(" {5,}(\\S.*)");

    private Names names = new Names();
    private TestTally tally = TestTally.NONE;
    private String title = "";
    private boolean seen;

    @Override
    public void line(String line) {
        if (!line.startsWith("  ")) {
            title = line.isBlank() ? "" : title;
            return;
        }
        Matcher passing = PASSING.matcher(line);
        Matcher others = OTHERS.matcher(line);
        if (passing.matches()) {
            names = new Names();
            tally = new TestTally(Integer.parseInt(passing.group(1)), 0, 0);
            seen = true;
        } else if (seen && others.matches()) {
            int number = Integer.parseInt(others.group(1));
            boolean failing = others.group(2).equals("failing");
            tally = new TestTally(
                    tally.passed(), failing ? number : tally.failed(), failing ? tally.skipped() : number);
        } else if (seen) {
            failure(line);
        }
    }

    /** A failure's titles stand on one line each, from the outermost suite to the test, which ends with a colon. */
    private void failure(String line) {
        Matcher numbered = NUMBERED.matcher(line);
        Matcher deeper = DEEPER.matcher(line);
        if (numbered.matches()) {
            title = numbered.group(1);
        } else if (!title.isEmpty() && deeper.matches()) {
            title = title + " " + deeper.group(1);
        } else {
            return;
        }
        if (title.endsWith(":")) {
            names.put(title.substring(0, title.length() - 1), TestResult.RED);
            title = "";
        }
    }

    @Override
    public Optional<TestReport> report() {
        return seen ? Optional.of(names.report("mocha", tally, Source.CLOSING_LINE)) : Optional.empty();
    }
}
