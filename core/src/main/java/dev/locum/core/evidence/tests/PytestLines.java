package dev.locum.core.evidence.tests;

import dev.locum.core.evidence.TestReport;
import dev.locum.core.evidence.TestReport.Source;
import dev.locum.core.evidence.TestTally;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * pytest: {@code ==== 1 failed, 2 passed in 0.12s ====}, with or without the rules around it.
 *
 * <p>A test can print such a line itself, so the last one before the next session starts is the runner's. Tests are
 * named without their file, except where two files hold tests of one name.
 */
final class PytestLines implements LineReader {
    private static final int NAMES_LIMIT = 50_000;
    private static final Pattern CLOSING = Pattern.compile(
            "(?:=+ )?((?:\\d+ [a-z]+(?: [a-z]+)?(?:, )?)+|no tests ran) in \\d+\\.\\d+s(?: \\([\\d:, a-z]+\\))?(?: =+)?");
    private static final Pattern SESSION = Pattern.compile("=+ test session starts =+");
    private static final Pattern SUMMARY = Pattern.compile("(PASSED|FAILED|ERROR|XFAIL|XPASS) (\\S.*)");
    private static final Pattern VERBOSE =
            Pattern.compile("(\\S.*?::.+?) (PASSED|FAILED|ERROR|SKIPPED|XFAIL|XPASS)(?: .*)?\\[ *\\d+%\\]");
    private static final Pattern WORKER =
            Pattern.compile("\\[gw\\d+\\] \\[ *\\d+%\\] (PASSED|FAILED|ERROR|SKIPPED|XFAIL|XPASS) (\\S+::.+?) *");

    private final Map<String, TestResult> results = new LinkedHashMap<>();
    private TestTally ended = TestTally.NONE;
    private @Nullable TestTally closing;
    private boolean seen;

    @Override
    public void line(String line) {
        if (line.length() < 8) {
            return;
        }
        char last = line.charAt(line.length() - 1);
        if (last == 's' || last == '=' || last == ')') {
            Matcher closes = CLOSING.matcher(line);
            if (line.contains(" in ") && closes.matches()) {
                closing = tally(closes.group(1));
                seen = true;
                return;
            }
            if (SESSION.matcher(line).matches()) {
                endSession();
                return;
            }
        }
        name(line);
    }

    private void name(String line) {
        if (line.startsWith("[gw")) {
            Matcher worker = WORKER.matcher(line);
            if (worker.matches()) {
                put(worker.group(2), worker.group(1));
            }
        } else if (line.endsWith("%]")) {
            Matcher verbose = VERBOSE.matcher(line);
            if (verbose.matches()) {
                put(verbose.group(1), verbose.group(2));
            }
        } else if ("PFEX".indexOf(line.charAt(0)) >= 0) {
            Matcher summary = SUMMARY.matcher(line);
            if (summary.matches()) {
                put(withoutMessage(summary.group(2)), summary.group(1));
            }
        }
    }

    /** Cuts {@code  - message} off; the brackets of a parametrised test may hold the same dash. */
    private static String withoutMessage(String text) {
        int bracket = text.indexOf('[');
        int dash = text.indexOf(" - ");
        if (bracket >= 0 && (dash < 0 || bracket < dash)) {
            int close = text.indexOf("] - ", bracket);
            return close < 0 ? text : text.substring(0, close + 1);
        }
        return dash < 0 ? text : text.substring(0, dash);
    }

    private void put(String id, String word) {
        TestResult result = switch (word) {
            case "PASSED", "XPASS" -> TestResult.GREEN;
            case "SKIPPED", "XFAIL" -> TestResult.SKIPPED;
            default -> TestResult.RED;
        };
        if (results.size() < NAMES_LIMIT && (id.contains("::") || id.endsWith(".py"))) {
            results.merge(id.strip(), result, (old, now) -> old == TestResult.RED ? old : now);
        }
    }

    private static TestTally tally(String text) {
        Counts counts = Counts.numberThenWord(text);
        return new TestTally(
                counts.of("passed", "xpassed"),
                counts.of("failed", "error", "errors"),
                counts.of("skipped", "xfailed"));
    }

    private void endSession() {
        if (closing != null) {
            ended = ended.plus(closing);
            closing = null;
        }
    }

    @Override
    public Optional<TestReport> report() {
        if (!seen) {
            return Optional.empty();
        }
        TestTally all = closing == null ? ended : ended.plus(closing);
        return Optional.of(names().report("pytest", all, Source.CLOSING_LINE));
    }

    private Names names() {
        Map<String, Integer> shared = new HashMap<>();
        results.keySet().forEach(id -> shared.merge(withoutFile(id), 1, Integer::sum));
        Names names = new Names();
        results.forEach((id, result) -> {
            String name = withoutFile(id);
            names.put(shared.getOrDefault(name, 0) > 1 ? id : name, result);
        });
        return names;
    }

    private static String withoutFile(String id) {
        int colons = id.indexOf("::");
        return colons < 0 ? id : id.substring(colons + 2);
    }
}
