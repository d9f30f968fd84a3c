package dev.locum.core.evidence.tests;

import dev.locum.core.evidence.TestReport;
import dev.locum.core.evidence.TestReport.Source;
import dev.locum.core.evidence.TestTally;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Maven's Surefire and Failsafe. Each module closes with {@code [INFO] Tests run: 3, Failures: 0, ..}; a line with a
 * time is about one class, one without the level in front was printed by a test. A goal that ran and counted nothing
 * ran no test. A quiet green build prints nothing: then only the report files speak.
 */
final class SurefireLines implements LineReader {
    private static final Pattern TOTALS = Pattern.compile(
            "(\\[(?:INFO|WARNING|ERROR)\\] )?Tests run: (\\d{1,9}), Failures: (\\d{1,9}), Errors: (\\d{1,9}), Skipped: (\\d{1,9})(?:, Flakes: \\d+)?");
    private static final Pattern RESULTS = Pattern.compile("(?:\\[INFO\\] )?Results ?:");
    private static final Pattern GOAL = Pattern.compile(
            "\\[INFO\\] --- (?:maven-)?(?:surefire|failsafe)(?:-plugin)?:[^:]+:(?:test|integration-test) .*");
    private static final Pattern RED =
            Pattern.compile("\\[ERROR\\] +(?!Tests run)(\\S.*?)  ?(?:-- )?Time elapsed: .* <<< (?:FAILURE|ERROR)!.*");
    private static final Pattern OLD_NAME = Pattern.compile("(.+)\\(([\\w.$]+)\\)");

    private final Names names = new Names();
    private TestTally tally = TestTally.NONE;
    private boolean inResults;
    private boolean seen;

    @Override
    public void line(String line) {
        if (line.isEmpty()) {
            return;
        }
        if (line.endsWith(":") && RESULTS.matcher(line).matches()) {
            inResults = true;
        } else if (line.contains("Tests run: ")) {
            totals(line);
        } else if (line.startsWith("[INFO] --- ") && GOAL.matcher(line).matches()) {
            seen = true;
        } else if (line.startsWith("[ERROR] ")) {
            Matcher red = RED.matcher(line);
            if (red.matches()) {
                names.put(qualified(red.group(1)), TestResult.RED);
            }
        }
    }

    private void totals(String line) {
        Matcher totals = TOTALS.matcher(line);
        if (!totals.matches() || (totals.group(1) == null && !inResults)) {
            return;
        }
        int ran = Integer.parseInt(totals.group(2));
        int failed = Integer.parseInt(totals.group(3)) + Integer.parseInt(totals.group(4));
        int skipped = Integer.parseInt(totals.group(5));
        tally = tally.plus(new TestTally(Math.max(0, ran - failed - skipped), failed, skipped));
        inResults = false;
        seen = true;
    }

    /** {@code acme.CartTest.adds(int)[1]} and the older {@code adds(acme.CartTest)} are both of class and method. */
    private static String qualified(String text) {
        Matcher old = OLD_NAME.matcher(text);
        if (old.matches() && old.group(2).contains(".")) {
            return old.group(2) + "#" + old.group(1);
        }
        int bracket = text.indexOf('(');
        int dot = text.lastIndexOf('.', bracket < 0 ? text.length() : bracket);
        return dot < 0 ? text : text.substring(0, dot) + "#" + text.substring(dot + 1);
    }

    @Override
    public Optional<TestReport> report() {
        return seen ? Optional.of(names.report("surefire", tally, Source.CLOSING_LINE)) : Optional.empty();
    }
}
