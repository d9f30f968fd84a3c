package dev.locum.core.evidence.tests;

import dev.locum.core.evidence.TestName;
import dev.locum.core.evidence.TestReport;
import dev.locum.core.evidence.TestReport.Source;
import dev.locum.core.evidence.TestTally;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** The tests that a runner named, each with its last result; red is never overwritten. At most {@value #LIMIT}. */
final class Names {
    private static final int LIMIT = 50_000;
    private final Map<TestName, TestResult> results = new TreeMap<>();

    void put(String name, TestResult result) {
        if (name.isBlank()) {
            return;
        }
        TestName test = new TestName(name.strip());
        if (results.size() < LIMIT || results.containsKey(test)) {
            results.merge(test, result, (old, now) -> old == TestResult.RED ? old : now);
        }
    }

    void putAll(Names others) {
        others.results.forEach((name, result) -> put(name.value(), result));
    }

    SortedSet<TestName> of(TestResult wanted) {
        SortedSet<TestName> names = new TreeSet<>();
        results.forEach((name, result) -> {
            if (result == wanted) {
                names.add(name);
            }
        });
        return names;
    }

    /** Counts of the names themselves, for runners that print no totals. */
    TestTally tally() {
        return new TestTally(
                of(TestResult.GREEN).size(),
                of(TestResult.RED).size(),
                of(TestResult.SKIPPED).size());
    }

    boolean isEmpty() {
        return results.isEmpty();
    }

    void clear() {
        results.clear();
    }

    TestReport report(String runner, TestTally tally, Source source) {
        return new TestReport(
                tally,
                of(TestResult.RED),
                of(TestResult.GREEN),
                of(TestResult.SKIPPED),
                new TreeSet<>(java.util.Set.of(runner)),
                source);
    }
}
