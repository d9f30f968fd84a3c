package dev.locum.core.evidence.tests;

import dev.locum.core.evidence.TestReport;
import dev.locum.core.evidence.TestReport.Source;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * The tests that one report file names.
 *
 * @param runner who wrote it, as {@link TestLines} names runners; {@link #UNKNOWN} where the file does not tell
 * @param module the folder that was built or tested; files of one module may repeat each other
 * @param tests each test once, with its result
 */
public record ReportedSuite(String runner, String module, Map<String, TestResult> tests) {
    public static final String UNKNOWN = "junit";

    public ReportedSuite {
        tests = Map.copyOf(tests);
    }

    /**
     * One report per runner. A test that stands in several files of one module counts once, and red outranks; one that
     * stands in several modules is several tests, told apart by the module.
     */
    static Map<String, TestReport> byRunner(Collection<ReportedSuite> suites) {
        Map<String, Set<String>> modulesOf = new HashMap<>();
        for (ReportedSuite suite : suites) {
            suite.tests
                    .keySet()
                    .forEach(test -> modulesOf
                            .computeIfAbsent(suite.runner + '\n' + test, any -> new HashSet<>())
                            .add(suite.module));
        }
        Map<String, Names> names = new TreeMap<>();
        for (ReportedSuite suite : suites) {
            Names ofRunner = names.computeIfAbsent(suite.runner, any -> new Names());
            suite.tests.forEach((test, result) -> {
                boolean shared = modulesOf
                                .getOrDefault(suite.runner + '\n' + test, Set.of())
                                .size()
                        > 1;
                ofRunner.put(shared ? test + " in " + suite.module : test, result);
            });
        }
        Map<String, TestReport> reports = new TreeMap<>();
        names.forEach((runner, all) -> reports.put(runner, all.report(runner, all.tally(), Source.REPORT_FILE)));
        return reports;
    }

    static Optional<TestReport> sum(Collection<TestReport> reports) {
        return reports.stream().reduce(TestReport::plus);
    }
}
