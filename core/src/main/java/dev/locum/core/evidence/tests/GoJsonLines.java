package dev.locum.core.evidence.tests;

import dev.locum.core.evidence.TestReport;
import dev.locum.core.evidence.TestReport.Source;
import dev.locum.core.evidence.TestTally;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** {@code go test -json}: one event per line. A result counts only for a test that had a {@code run} event. */
final class GoJsonLines implements LineReader {
    private static final int NAMES_LIMIT = 50_000;
    private static final Pattern EVENT = Pattern.compile(
            "\\{(?:\"Time\":\"[^\"]*\",)?\"Action\":\"(run|pass|fail|skip)\",\"Package\":\"([^\"]+)\"(?:,\"Test\":\"((?:[^\"\\\\]|\\\\.)+)\")?.*");

    private final Names names = new Names();
    private final Set<String> announced = new HashSet<>();
    private final Set<String> redPackages = new HashSet<>();
    private TestTally tally = TestTally.NONE;
    private boolean seen;

    @Override
    public void line(String line) {
        if (!line.startsWith("{\"") || !line.contains("\"Action\":\"")) {
            return;
        }
        Matcher event = EVENT.matcher(line);
        if (event.matches()) {
            event(event.group(1), event.group(2), Optional.ofNullable(event.group(3)));
        }
    }

    private void event(String action, String inPackage, Optional<String> test) {
        if (test.isEmpty()) {
            seen = true;
            if (action.equals("fail") && redPackages.add(inPackage)) {
                put(inPackage + ".[failed]", TestResult.RED);
            }
            return;
        }
        String name = inPackage + "." + test.get();
        if (action.equals("run")) {
            if (announced.size() < NAMES_LIMIT) {
                announced.add(name);
            }
        } else if (announced.remove(name)) {
            switch (action) {
                case "pass" -> put(name, TestResult.GREEN);
                case "skip" -> put(name, TestResult.SKIPPED);
                default -> {
                    redPackages.add(inPackage);
                    put(name, TestResult.RED);
                }
            }
        }
    }

    private void put(String name, TestResult result) {
        names.put(name, result);
        tally = tally.plus(
                switch (result) {
                    case GREEN -> new TestTally(1, 0, 0);
                    case RED -> new TestTally(0, 1, 0);
                    case SKIPPED -> new TestTally(0, 0, 1);
                });
    }

    @Override
    public Optional<TestReport> report() {
        return seen ? Optional.of(names.report("go", tally, Source.CLOSING_LINE)) : Optional.empty();
    }
}
