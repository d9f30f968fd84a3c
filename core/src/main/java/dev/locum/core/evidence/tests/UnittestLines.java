package dev.locum.core.evidence.tests;

import dev.locum.core.evidence.TestReport;
import dev.locum.core.evidence.TestReport.Source;
import dev.locum.core.evidence.TestTally;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Python's unittest (and Django's runner): a rule of dashes, {@code Ran 3 tests in 0.01s}, {@code FAILED (errors=1)}. */
final class UnittestLines implements LineReader {
    private static final Pattern RULE = Pattern.compile("-{70}");
    private static final Pattern RAN = Pattern.compile("Ran (\\d{1,9}) tests? in \\d+\\.\\d+s");
    private static final Pattern CLOSING = Pattern.compile("(OK|FAILED|NO TESTS RAN)(?: \\((.*)\\))?");
    private static final Pattern BLOCK =
            Pattern.compile("(FAIL|ERROR|UNEXPECTED SUCCESS): (\\S+) \\(([^)]+)\\)(?: .*)?");
    private static final Pattern VERBOSE = Pattern.compile(
            "(\\S+) \\(([^)]+)\\) \\.\\.\\. (ok|FAIL|ERROR|skipped .*|expected failure|unexpected success)");

    private final Names names = new Names();
    private final Names redOfSession = new Names();
    private TestTally tally = TestTally.NONE;
    private int blocks;
    private int ran = -1;
    private boolean afterRule;
    private boolean seen;

    @Override
    public void line(String line) {
        if (line.isEmpty()) {
            return;
        }
        if (!closes(line) && !counts(line)) {
            ran = -1;
            name(line);
        }
        afterRule = line.startsWith("-----") && RULE.matcher(line).matches();
    }

    private boolean closes(String line) {
        if (ran < 0) {
            return false;
        }
        Matcher closing = CLOSING.matcher(line);
        if (closing.matches()) {
            close(closing.group(2) == null ? "" : closing.group(2));
            return true;
        }
        return false;
    }

    private boolean counts(String line) {
        if (!afterRule) {
            return false;
        }
        Matcher runs = RAN.matcher(line);
        if (runs.matches()) {
            ran = Integer.parseInt(runs.group(1));
            return true;
        }
        return false;
    }

    private void name(String line) {
        if ("FEU".indexOf(line.charAt(0)) >= 0) {
            Matcher block = BLOCK.matcher(line);
            if (block.matches()) {
                blocks++;
                String name = qualified(block.group(2), block.group(3));
                redOfSession.put(name, TestResult.RED);
                names.put(name, TestResult.RED);
            }
        } else if (line.contains(") ... ")) {
            Matcher verbose = VERBOSE.matcher(line);
            if (verbose.matches()) {
                names.put(qualified(verbose.group(1), verbose.group(2)), result(verbose.group(3)));
            }
        }
    }

    private static TestResult result(String word) {
        return switch (word) {
            case "ok" -> TestResult.GREEN;
            case "FAIL", "ERROR", "unexpected success" -> TestResult.RED;
            default -> TestResult.SKIPPED;
        };
    }

    /** Newer versions put the whole name into the brackets, older ones only the class. */
    private static String qualified(String method, String inBrackets) {
        return inBrackets.endsWith("." + method) ? inBrackets : inBrackets + "." + method;
    }

    /** Failed subtests are printed one by one, but belong to one test: where all are named, tests are counted. */
    private void close(String details) {
        Counts counts = Counts.wordThenNumber(details);
        int printed = counts.of("failures", "errors", "unexpected successes");
        int failed = printed == blocks ? redOfSession.of(TestResult.RED).size() : Math.min(printed, Math.max(ran, 1));
        int skipped = counts.of("skipped", "expected failures");
        tally = tally.plus(new TestTally(Math.max(0, ran - failed - skipped), failed, skipped));
        seen = true;
        ran = -1;
        blocks = 0;
        redOfSession.clear();
    }

    @Override
    public Optional<TestReport> report() {
        return seen ? Optional.of(names.report("unittest", tally, Source.CLOSING_LINE)) : Optional.empty();
    }
}
