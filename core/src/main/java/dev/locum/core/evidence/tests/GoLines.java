package dev.locum.core.evidence.tests;

import dev.locum.core.evidence.TestReport;
import dev.locum.core.evidence.TestReport.Source;
import dev.locum.core.evidence.TestTally;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * {@code go test}, quiet and with {@code -v}. Each package closes with {@code ok} or {@code FAIL}; only with {@code -v}
 * the tests before it are named, otherwise a package counts as one test and the whole is a lower bound.
 *
 * <p>A result line counts only for a test that was announced, and behind announced tests a closing line only after
 * {@code PASS}: what a test prints itself is neither.
 */
final class GoLines implements LineReader {
    private static final int NAMES_LIMIT = 50_000;
    private static final Pattern RUN = Pattern.compile("=== RUN +(\\S+)");
    private static final Pattern RESULT = Pattern.compile(" *--- (PASS|FAIL|SKIP): (\\S+) \\(\\d.*\\)");
    private static final Pattern OK = Pattern.compile("ok +\\t(\\S+)\\t(.*)");
    private static final Pattern FAILED = Pattern.compile("FAIL\\t(\\S+)(?: \\[(build|setup) failed\\]|\\t.*)");
    private static final Pattern NO_FILES = Pattern.compile("\\?? +\\t(\\S+)\\t+(?:\\[no test files\\]|coverage: .*)");

    private final Names names = new Names();
    private final Names ofPackage = new Names();
    private final Set<String> announced = new HashSet<>();
    private TestTally tally = TestTally.NONE;
    private boolean passed;
    private boolean seen;
    private boolean lowerBound;

    @Override
    public void line(String line) {
        if (line.startsWith("=== RUN ")) {
            announce(line);
        } else if (line.contains("--- ")) {
            Matcher result = RESULT.matcher(line);
            if (result.matches()) {
                result(result.group(1), result.group(2));
            }
        } else if (line.equals("PASS")) {
            passed = true;
        } else if (line.indexOf('\t') >= 0) {
            packageLine(line);
        }
    }

    private void announce(String line) {
        Matcher run = RUN.matcher(line);
        if (run.matches()) {
            passed = false;
            if (announced.size() < NAMES_LIMIT) {
                announced.add(run.group(1));
            }
        }
    }

    private void packageLine(String line) {
        Matcher ok = OK.matcher(line);
        Matcher failed = FAILED.matcher(line);
        if (ok.matches()) {
            ok(ok.group(1), ok.group(2));
        } else if (failed.matches()) {
            failed(failed.group(1), failed.group(2) != null);
        } else if (NO_FILES.matcher(line).matches()) {
            seen = true;
        }
    }

    private void result(String word, String test) {
        boolean quietFailure = announced.isEmpty() && word.equals("FAIL");
        if (quietFailure || announced.contains(test)) {
            ofPackage.put(
                    test,
                    switch (word) {
                        case "PASS" -> TestResult.GREEN;
                        case "FAIL" -> TestResult.RED;
                        default -> TestResult.SKIPPED;
                    });
        }
    }

    private void ok(String name, String rest) {
        if (!announced.isEmpty() && !passed) {
            return;
        }
        if (announced.isEmpty() && !rest.contains("[no tests to run]")) {
            tally = tally.plus(new TestTally(1, 0, 0));
            lowerBound = true;
        }
        close(name);
    }

    /** A package that fails without naming a test did not compile or died: that is one failure of its own. */
    private void failed(String name, boolean beforeRunning) {
        if (ofPackage.of(TestResult.RED).isEmpty()) {
            ofPackage.put(beforeRunning ? "[build failed]" : "[failed]", TestResult.RED);
        }
        lowerBound |= announced.isEmpty() && !beforeRunning;
        close(name);
    }

    private void close(String name) {
        tally = tally.plus(ofPackage.tally());
        for (TestResult result : TestResult.values()) {
            ofPackage.of(result).forEach(test -> names.put(name + "." + test.value(), result));
        }
        ofPackage.clear();
        announced.clear();
        passed = false;
        seen = true;
    }

    @Override
    public Optional<TestReport> report() {
        Source source = lowerBound ? Source.PACKAGE_LINE : Source.CLOSING_LINE;
        return seen ? Optional.of(names.report("go", tally, source)) : Optional.empty();
    }
}
