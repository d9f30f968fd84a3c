package dev.locum.core.evidence.tests;

import dev.locum.core.evidence.TestReport;
import dev.locum.core.evidence.TestReport.Source;
import dev.locum.core.evidence.TestTally;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * {@code cargo test} and nextest. Every test binary and the doc tests open with {@code running 3 tests} and close with
 * {@code test result: ..}; the last such line before the next opening is the runner's, the sums are the whole.
 */
final class CargoLines implements LineReader {
    private static final Pattern OPENING = Pattern.compile("running \\d+ tests?");
    private static final Pattern CLOSING = Pattern.compile(
            "test result: (?:ok|FAILED)\\. (\\d{1,9}) passed; (\\d{1,9}) failed; (\\d{1,9}) ignored; \\d+ measured; \\d+ filtered out.*");
    private static final Pattern NAMED =
            Pattern.compile("test (.+?)(?: - should panic)? \\.\\.\\. (ok|FAILED|ignored.*)");
    private static final Pattern QUIET_RED = Pattern.compile("(\\S+) --- FAILED");
    private static final Pattern LISTED = Pattern.compile(" {4}(\\S.*)");
    private static final Pattern NEXTEST = Pattern.compile(
            " +Summary \\[.*\\] +\\d+(?:/\\d+)? tests? run: (\\d{1,9}) passed(?: \\([^)]*\\))?(?:, (\\d{1,9}) failed)?(?:, \\d+ timed out)?(?:, (\\d{1,9}) skipped)?");
    private static final Pattern NEXTEST_NAMED =
            Pattern.compile(" +(PASS|FAIL) \\[.*?\\] (?:\\( *\\d+/\\d+\\) )?\\S+ (\\S+)");

    private final Names names = new Names();
    private TestTally ended = TestTally.NONE;
    private @Nullable TestTally closing;
    private boolean open;
    private boolean listing;
    private boolean seen;

    @Override
    public void line(String line) {
        if (line.isEmpty()) {
            listing = false;
            return;
        }
        if (line.startsWith("running ") && OPENING.matcher(line).matches()) {
            endBinary();
            open = true;
        } else if (line.startsWith("test ")) {
            test(line);
        } else if (line.endsWith(" --- FAILED")) {
            Matcher quiet = QUIET_RED.matcher(line);
            if (quiet.matches()) {
                names.put(quiet.group(1), TestResult.RED);
            }
        } else if (line.equals("failures:")) {
            listing = open;
        } else if (line.startsWith("    ")) {
            indented(line);
        } else {
            listing = false;
        }
    }

    private void test(String line) {
        Matcher closes = CLOSING.matcher(line);
        Matcher named = NAMED.matcher(line);
        if (open && closes.matches()) {
            closing = tally(closes);
            seen = true;
        } else if (named.matches()) {
            names.put(named.group(1), result(named.group(2)));
        }
    }

    private void indented(String line) {
        Matcher listed = LISTED.matcher(line);
        if (listing && listed.matches()) {
            names.put(listed.group(1), TestResult.RED);
        } else {
            nextest(line);
        }
    }

    private void nextest(String line) {
        Matcher summary = NEXTEST.matcher(line);
        Matcher named = NEXTEST_NAMED.matcher(line);
        if (summary.matches()) {
            endBinary();
            closing = tally(summary);
            seen = true;
        } else if (named.matches()) {
            names.put(named.group(2), named.group(1).equals("PASS") ? TestResult.GREEN : TestResult.RED);
        }
    }

    private static TestTally tally(Matcher closes) {
        return new TestTally(number(closes.group(1)), number(closes.group(2)), number(closes.group(3)));
    }

    private static int number(@Nullable String digits) {
        return digits == null ? 0 : Integer.parseInt(digits);
    }

    private static TestResult result(String word) {
        return switch (word) {
            case "ok" -> TestResult.GREEN;
            case "FAILED" -> TestResult.RED;
            default -> TestResult.SKIPPED;
        };
    }

    private void endBinary() {
        if (closing != null) {
            ended = ended.plus(closing);
            closing = null;
        }
    }

    @Override
    public Optional<TestReport> report() {
        TestTally all = closing == null ? ended : ended.plus(closing);
        return seen ? Optional.of(names.report("cargo", all, Source.CLOSING_LINE)) : Optional.empty();
    }
}
