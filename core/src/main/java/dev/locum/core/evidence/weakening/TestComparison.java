package dev.locum.core.evidence.weakening;

import dev.locum.core.evidence.TestName;
import dev.locum.core.evidence.source.Assertion;
import dev.locum.core.evidence.source.ChangedFile;
import dev.locum.core.evidence.source.Language;
import dev.locum.core.evidence.source.Routine;
import dev.locum.core.evidence.source.SourceFile;
import dev.locum.core.evidence.source.SourceLine;
import dev.locum.core.evidence.source.TestUnit;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** What a change did to the tests that its files hold. */
public final class TestComparison {
    private static final double SAME_BODY = 0.6;
    private static final int SHORTEST_WORD = 3;
    private static final int MOST_TABLES = 500;

    private final Side before;
    private final Side now;
    private final Pairing pairing;
    private final Pool pool;
    private final List<DemandPairing> demandPairings = new ArrayList<>();
    private final List<Table> tables = new ArrayList<>();
    private final Set<String> called = new HashSet<>();
    private final Map<String, List<Routine>> routines = new HashMap<>();
    private final List<TestChange> changes = new ArrayList<>();

    private TestComparison(List<ChangedFile> files) {
        this.before = side(files, ChangedFile::before);
        this.now = side(files, ChangedFile::now);
        this.pairing = Pairing.of(before, now);
        Renames renames = Renames.between(before, now);
        List<Assertion> added = new ArrayList<>();
        List<Assertion> reworded = new ArrayList<>();
        for (Pairing.Pair pair : pairing.pairs()) {
            DemandPairing demands = renames.explain(pair.before(), pair.now())
                    ? DemandPairing.SAME
                    : DemandPairing.of(before.demands(pair.before()), now.demands(pair.now()));
            demandPairings.add(demands);
            added.addAll(demands.fresh());
            demands.reshaped().forEach(p -> reworded.add(p.is()));
            demands.replaced().stream().filter(p -> !p.isWeaker()).forEach(p -> reworded.add(p.is()));
        }
        pairing.come().forEach(test -> added.addAll(now.demands(test)));
        added.addAll(now.lifecycleDemands());
        this.pool = new Pool(added, reworded);
        pairing.come().stream().limit(MOST_TABLES).map(this::table).forEach(tables::add);
        pairing.pairs().stream()
                .filter(pair -> pair.now().rows() > pair.before().rows())
                .map(Pairing.Pair::now)
                .limit(MOST_TABLES)
                .map(this::table)
                .forEach(tables::add);
        now.tests().forEach(test -> called.addAll(test.calls()));
        now.routines()
                .forEach(r -> routines.computeIfAbsent(plain(r.name()), n -> new ArrayList<>())
                        .add(r));
    }

    /** A test that may hold what was several: its literals, and what it is about. */
    private record Table(Set<String> literals, Set<String> subjects) {}

    /**
     * Compares the tests of all changed files at once, so that a test that moved is found where it went.
     *
     * @param files every file of the change; those in languages that are not read are passed over
     * @param runs what the checks reported of tests before and now, for tests that stand there and no longer run
     * @return the changes, in the order of the baseline's tests; empty when nothing happened to any test
     */
    public static List<TestChange> of(List<ChangedFile> files, List<NamedRuns> runs) {
        TestComparison comparison = new TestComparison(files);
        comparison.unread(files);
        for (int i = 0; i < comparison.demandPairings.size(); i++) {
            comparison.compare(comparison.pairing.pairs().get(i), comparison.demandPairings.get(i), runs);
        }
        comparison.pairing.gone().forEach(comparison::gone);
        comparison.focused();
        return List.copyOf(comparison.changes);
    }

    private static Side side(List<ChangedFile> files, Function<ChangedFile, Optional<String>> text) {
        List<SourceFile> read = new ArrayList<>();
        for (ChangedFile file : files) {
            text.apply(file).flatMap(t -> SourceFile.read(file.path(), t)).ifPresent(read::add);
        }
        return new Side(read);
    }

    private void unread(List<ChangedFile> files) {
        for (ChangedFile file : files) {
            boolean held =
                    file.before().filter(t -> t.length() <= SourceFile.LONGEST).isPresent();
            boolean tooLong =
                    file.now().filter(t -> t.length() > SourceFile.LONGEST).isPresent();
            if (held && tooLong && Language.of(file.path()).isPresent()) {
                changes.add(new TestChange.NotUnderstood(
                        new TestName(file.path()),
                        file.path(),
                        List.of(),
                        List.of(new SourceLine(file.path(), 1, ""))));
            }
        }
    }

    private void compare(Pairing.Pair pair, DemandPairing demands, List<NamedRuns> runs) {
        List<TestChange> found = UnitComparison.of(before, now, pool, pair, demands);
        changes.addAll(found);
        Optional<SourceLine> closed = now.gate(pair.now().path());
        if (closed.isPresent() && before.gate(pair.before().path()).isEmpty()) {
            changes.add(outOfRun(pair, closed.get()));
        } else if (found.isEmpty() && runs.stream().anyMatch(run -> run.lost(pair.before(), pair.now()))) {
            changes.add(outOfRun(pair, pair.now().heading()));
        }
    }

    private static TestChange outOfRun(Pairing.Pair pair, SourceLine shown) {
        return new TestChange.MovedOutOfRun(
                new TestName(pair.before().fullName()),
                pair.now().path(),
                List.of(pair.before().heading()),
                List.of(shown));
    }

    private void gone(TestUnit test) {
        List<Routine> alike = routines.getOrDefault(plain(test.name()), List.of()).stream()
                .filter(r -> Likeness.of(test.words(), r.words()) >= SAME_BODY)
                .toList();
        TestName name = new TestName(test.fullName());
        if (alike.stream().anyMatch(r -> !called.contains(r.name()))) {
            changes.add(
                    new TestChange.MovedOutOfRun(name, alike.getFirst().path(), List.of(test.heading()), List.of()));
        } else if (alike.isEmpty() && !isElsewhere(test)) {
            changes.add(
                    new TestChange.Deleted(name, test.path(), Subjects.of(test), List.of(test.heading()), List.of()));
        }
    }

    /** Whether everything the test demanded is demanded elsewhere: split, folded into a table, or there twice before. */
    private boolean isElsewhere(TestUnit test) {
        boolean twin = pairing.pairs().stream()
                .anyMatch(p ->
                        p.before().words().equals(test.words()) && !test.words().isEmpty());
        List<Assertion> demands = before.demands(test);
        if (twin || demands.isEmpty()) {
            return twin;
        }
        return demands.stream().allMatch(d -> pool.take(d) || pool.covers(d) || isRow(d));
    }

    /** Whether the demand became a row of a table: a test with more rows holds all its literals. */
    private boolean isRow(Assertion demand) {
        return !demand.literals().isEmpty()
                && tables.stream()
                        .filter(t -> t.literals().containsAll(demand.literals()))
                        .anyMatch(t -> !Collections.disjoint(t.subjects(), demand.subject()));
    }

    private Table table(TestUnit test) {
        Set<String> subjects = new HashSet<>();
        now.demands(test).forEach(demand -> subjects.addAll(demand.subject()));
        return new Table(test.literals(), subjects);
    }

    /** Tests that a focus newly put on another of their file leaves out: one change per file. */
    private void focused() {
        Map<String, TestUnit> focus = new HashMap<>();
        now.tests().stream().filter(TestUnit::isFocused).forEach(t -> focus.putIfAbsent(t.path(), t));
        before.tests().stream().filter(TestUnit::isFocused).forEach(t -> focus.remove(t.path()));
        for (TestUnit only : focus.values()) {
            pairing.pairs().stream()
                    .filter(p -> p.now().path().equals(only.path()) && !p.now().isFocused())
                    .findFirst()
                    .ifPresent(left -> changes.add(new TestChange.MovedOutOfRun(
                            new TestName(left.before().fullName()),
                            only.path(),
                            List.of(left.before().heading()),
                            List.of(only.heading()))));
        }
    }

    /** A name without what is put before it to take it out of a run. */
    private static String plain(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        String bare = lower.replaceFirst("^(disabled|skip|skipped|off|no|old|broken|do_not_run|x|_)+_?(?=test)", "");
        return bare.length() < SHORTEST_WORD ? lower : bare.replaceFirst("^test", "");
    }
}
