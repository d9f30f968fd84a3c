package dev.locum.app.run.check;

import dev.locum.app.process.BoundedRun;
import dev.locum.app.process.RunRecords;
import dev.locum.core.evidence.Check;
import dev.locum.core.evidence.CheckId;
import dev.locum.core.evidence.CheckOutcome;
import dev.locum.core.evidence.CheckRunner;
import dev.locum.core.evidence.Corroboration;
import dev.locum.core.evidence.Corroboration.Measured;
import dev.locum.core.evidence.Corroboration.Step;
import dev.locum.core.evidence.Ending;
import dev.locum.core.evidence.Evidence;
import dev.locum.core.evidence.EvidenceId;
import dev.locum.core.evidence.Expectation;
import dev.locum.core.evidence.Measure;
import dev.locum.core.evidence.Output;
import dev.locum.core.evidence.Precedent;
import dev.locum.core.evidence.TreeBinding;
import dev.locum.core.evidence.TreeState;
import dev.locum.core.evidence.TreeWatch;
import dev.locum.core.evidence.Trial;
import dev.locum.core.evidence.tests.TestLines;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/** Runs checks in one working tree of this machine. */
public final class LocalChecks implements CheckRunner {
    private final Place place;
    private final TreeLocks locks;
    private final RunRecords records;
    private final InstantSource clock;
    private final Supplier<String> ids;

    /**
     * Where checks run.
     *
     * @param root the top of the working tree
     * @param watch tells its states
     * @param environment what checks see
     * @param lastClean how many tests ran when a check was last clean
     * @param waiting is told who holds the working tree when a check has to wait for it
     */
    public record Place(
            Path root,
            TreeWatch watch,
            CheckEnvironment environment,
            Function<CheckId, OptionalInt> lastClean,
            Consumer<String> waiting) {}

    /**
     * @param clock for the times in evidence; limits are measured by the machine's own stopwatch
     * @param ids unique names, fit for file names
     */
    public LocalChecks(Place place, TreeLocks locks, RunRecords records, InstantSource clock, Supplier<String> ids) {
        this.place = place;
        this.locks = locks;
        this.records = records;
        this.clock = clock;
        this.ids = ids;
    }

    @Override
    public Evidence run(Check check, Optional<Evidence> baseline) {
        Instant begin = clock.instant();
        try (TreeLocks.Held _ = locks.take(place.root(), "check " + check.id(), place.waiting())) {
            return corroborated(check, baseline.filter(before -> before.isOf(check)), begin);
        } catch (InterruptedException e) {
            // the flag is down until the tree was looked at: git is waited for there
            TreeBinding still = TreeBinding.still(place.watch().now());
            Thread.currentThread().interrupt();
            return evidence(check, new CheckOutcome.Cancelled(), still, begin, Optional.empty());
        }
    }

    private Evidence corroborated(Check check, Optional<Evidence> baseline, Instant begin) {
        Precedent precedent = new Precedent(baseline, lastClean(check));
        List<Measured> runs = new ArrayList<>();
        while (true) {
            TreeState before = runs.isEmpty()
                    ? place.watch().now()
                    : runs.getLast().trial().after();
            Trial trial = trial(check, before);
            runs.add(new Measured(trial, Measure.of(check, trial, precedent)));
            switch (Corroboration.after(runs, baseline)) {
                case Step.RunAgain _ -> {}
                case Step.Believed believed -> {
                    return evidence(check, believed.outcome(), binding(runs), begin, Optional.of(trial));
                }
                case Step.NeverStill _ -> {
                    TreeBinding binding = binding(runs);
                    List<String> paths = List.copyOf(binding.made());
                    return evidence(check, new CheckOutcome.TreeKeptMoving(paths), binding, begin, Optional.of(trial));
                }
            }
        }
    }

    /** Looked up only for a check that asks. */
    private OptionalInt lastClean(Check check) {
        boolean asks = check.expectations().stream().anyMatch(Expectation.NotFewerTests.class::isInstance);
        return asks ? place.lastClean().apply(check.id()) : OptionalInt.empty();
    }

    private TreeBinding binding(List<Measured> runs) {
        TreeState before = runs.getFirst().trial().before();
        TreeState after = runs.getLast().trial().after();
        return before.equals(after)
                ? TreeBinding.still(after)
                : new TreeBinding(before, after, place.watch().between(before, after));
    }

    private Trial trial(Check check, TreeState before) {
        OutputKeeper output = new OutputKeeper();
        TestLines tests = new TestLines();
        LineSplitter lines = new LineSplitter(tests::line);
        ReportFiles reports = ReportFiles.before(place.root());
        BoundedRun run = new BoundedRun(
                ids.get(),
                RunText.of(check.command()),
                place.root().resolve(check.folder()),
                place.environment().of(check),
                check.limit());
        Ending ending = run.run(records, (buffer, length) -> {
            output.printed(buffer, length);
            lines.printed(buffer, length);
        });
        lines.end();
        return new Trial(
                ending,
                tests.report(reports.written()),
                output.output(),
                missing(check),
                before,
                ending instanceof Ending.GivenUp ? before : place.watch().now());
    }

    private SortedSet<String> missing(Check check) {
        SortedSet<String> missing = new TreeSet<>();
        for (Expectation expectation : check.expectations()) {
            if (expectation instanceof Expectation.FileThere file
                    && !Files.exists(place.root().resolve(file.path()))) {
                missing.add(file.path());
            }
        }
        return missing;
    }

    private Evidence evidence(
            Check check, CheckOutcome outcome, TreeBinding binding, Instant begin, Optional<Trial> last) {
        Instant end = clock.instant();
        Duration took = Duration.between(begin, end);
        return new Evidence(
                new EvidenceId(ids.get()),
                check.id(),
                check.digest(),
                binding,
                end,
                took.isNegative() ? Duration.ZERO : took,
                outcome,
                last.flatMap(Trial::tests),
                last.map(Trial::output).orElse(Output.NONE));
    }
}
