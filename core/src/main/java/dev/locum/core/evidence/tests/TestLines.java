package dev.locum.core.evidence.tests;

import dev.locum.core.evidence.TestReport;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Everything that test runners say in the output of one run of a check. Fed line by line by one thread; what several
 * runners report adds up.
 */
public final class TestLines {
    private final List<LineReader> runners = List.of(
            new PytestLines(),
            new UnittestLines(),
            new SurefireLines(),
            new GradleLines(),
            new GoLines(),
            new GoJsonLines(),
            new CargoLines(),
            new JestLines(),
            new VitestLines(),
            new MochaLines(),
            new NodeLines());
    private final LineReader plain = new PlainLines();

    /** Readers that have seen nothing yet. */
    public TestLines() {}

    /** Looks at the next line of output, without its line end. Colours are taken off here. */
    public void line(String raw) {
        String line = Colours.stripped(raw);
        for (LineReader runner : runners) {
            runner.line(line);
        }
        plain.line(line);
    }

    /** What the lines alone tell; empty when no known runner closed. */
    public Optional<TestReport> report() {
        return report(List.of());
    }

    /**
     * What lines and report files tell together. A runner's files outrank its lines; a file of an unknown writer counts
     * only where nobody else reported, as it would be counted twice; a plain line only where nothing better is there.
     */
    public Optional<TestReport> report(Collection<ReportedSuite> files) {
        Map<String, TestReport> reports = new TreeMap<>();
        for (LineReader runner : runners) {
            runner.report().ifPresent(r -> r.runners().forEach(name -> reports.merge(name, r, TestReport::plus)));
        }
        Map<String, TestReport> fromFiles = ReportedSuite.byRunner(files);
        Optional<TestReport> unknown = Optional.ofNullable(fromFiles.remove(ReportedSuite.UNKNOWN));
        reports.putAll(fromFiles);
        return ReportedSuite.sum(reports.values()).or(() -> unknown).or(plain::report);
    }
}
