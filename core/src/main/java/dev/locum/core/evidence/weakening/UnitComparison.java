package dev.locum.core.evidence.weakening;

import dev.locum.core.evidence.TestName;
import dev.locum.core.evidence.source.Assertion;
import dev.locum.core.evidence.source.Bound;
import dev.locum.core.evidence.source.Exit;
import dev.locum.core.evidence.source.Run;
import dev.locum.core.evidence.source.SourceLine;
import dev.locum.core.evidence.source.Strength;
import dev.locum.core.evidence.source.TestUnit;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Compares one test with itself, before and after a change. */
final class UnitComparison {
    private static final Set<String> TELLING_NOTHING = Set.of(
            "print",
            "println",
            "printf",
            "log",
            "debug",
            "info",
            "str",
            "len",
            "repr",
            "echo",
            "String",
            "format",
            "toString",
            "list",
            "dict",
            "set",
            "tuple",
            "int",
            "float",
            "bool",
            "sorted",
            "range",
            "pass",
            "return",
            "Log",
            "Logf",
            "dbg",
            "console",
            "true",
            "_",
            "var",
            "const",
            "let");

    private final Side before;
    private final Side now;
    private final Pool pool;
    private final DemandPairing pairing;
    private final TestUnit was;
    private final TestUnit is;
    private final TestName name;
    private final List<TestChange> changes = new ArrayList<>();

    private UnitComparison(Side before, Side now, Pool pool, Pairing.Pair pair, DemandPairing pairing) {
        this.before = before;
        this.now = now;
        this.pool = pool;
        this.pairing = pairing;
        this.was = pair.before();
        this.is = pair.now();
        this.name = new TestName(was.fullName());
    }

    static List<TestChange> of(Side before, Side now, Pool pool, Pairing.Pair pair, DemandPairing pairing) {
        UnitComparison comparison = new UnitComparison(before, now, pool, pair, pairing);
        comparison.run();
        comparison.exits();
        comparison.swallowed();
        comparison.panics();
        comparison.bounds();
        comparison.demands();
        return comparison.changes;
    }

    private void run() {
        switch (is.run()) {
            case Run.Runs() -> {}
            case Run.Never(SourceLine mark) -> {
                if (!(was.run() instanceof Run.Never)) {
                    changes.add(new TestChange.Skipped(name, is.path(), headingBefore(), List.of(mark)));
                }
            }
            case Run.Sometimes(SourceLine mark) -> {
                if (was.run() instanceof Run.Runs) {
                    changes.add(new TestChange.NotUnderstood(name, is.path(), headingBefore(), List.of(mark)));
                }
            }
        }
    }

    private void exits() {
        if (is.exit().isEmpty() || was.exit().isPresent()) {
            return;
        }
        Exit exit = is.exit().get();
        List<SourceLine> shown = List.of(exit.line());
        changes.add(
                switch (exit.reason()) {
                    case ALWAYS, CONDITION -> new TestChange.MovedOutOfRun(name, is.path(), headingBefore(), shown);
                    case SURROUNDINGS -> new TestChange.NotUnderstood(name, is.path(), headingBefore(), shown);
                });
    }

    private void swallowed() {
        if (is.swallowed().size() > was.swallowed().size()) {
            SourceLine last = is.swallowed().getLast();
            changes.add(new TestChange.SwallowedFailure(name, is.path(), headingBefore(), List.of(last)));
        }
    }

    private void panics() {
        if (is.expectsPanic() != was.expectsPanic()) {
            changes.add(new TestChange.ExpectationChanged(name, is.path(), headingBefore(), List.of(is.heading())));
        }
    }

    /** Limits of the test as a whole: its time. */
    private void bounds() {
        List<Bound> old = was.limits();
        List<Bound> fresh = is.limits();
        for (int i = 0; i < Math.min(old.size(), fresh.size()); i++) {
            if (old.get(i).isLoosenedBy(fresh.get(i))) {
                changes.add(new TestChange.ThresholdLoosened(name, is.path(), headingBefore(), List.of(is.heading())));
                return;
            }
        }
    }

    private void demands() {
        List<Assertion> old = before.demands(was);
        List<Assertion> fresh = now.demands(is);
        pairing.reshaped().forEach(this::reshaped);
        pairing.replaced().stream().filter(DemandPairing.Pair::isWeaker).forEach(pair -> {
            if (!pool.covers(pair.was()) && !pool.take(pair.was())) {
                loosened(pair);
            }
        });
        pairing.replaced().stream()
                .filter(p -> !p.isWeaker() && p.was().isRelaxedBy(p.is()))
                .forEach(this::loosened);
        List<Assertion> missing = new ArrayList<>(pairing.left());
        missing.removeIf(a -> isElsewhere(a, old));
        if (!missing.isEmpty()) {
            missing(missing, old, fresh);
        } else if (old.isEmpty()
                && fresh.isEmpty()
                && !was.calls().isEmpty()
                && is.calls().isEmpty()) {
            changes.add(new TestChange.Emptied(name, is.path(), headingBefore(), List.of(is.heading())));
        }
    }

    private void reshaped(DemandPairing.Pair pair) {
        if (pair.isLooser()) {
            loosened(pair);
        } else {
            changes.add(new TestChange.ExpectationChanged(
                    name,
                    is.path(),
                    List.of(pair.was().line()),
                    List.of(pair.is().line())));
        }
    }

    private void loosened(DemandPairing.Pair pair) {
        changes.add(new TestChange.ThresholdLoosened(
                name, is.path(), List.of(pair.was().line()), List.of(pair.is().line())));
    }

    private void missing(List<Assertion> missing, List<Assertion> old, List<Assertion> fresh) {
        List<SourceLine> lines = missing.stream().map(Assertion::line).toList();
        Set<String> known = new HashSet<>();
        was.assertions().forEach(a -> known.add(a.exact()));
        List<SourceLine> idle = is.assertions().stream()
                .filter(a -> a.strength() == Strength.NOTHING && !known.contains(a.exact()))
                .map(Assertion::line)
                .toList();
        if (!idle.isEmpty()) {
            changes.add(new TestChange.SwallowedFailure(name, is.path(), lines, idle));
        } else if (fresh.size() >= old.size() || !pairing.fresh().isEmpty() || callsSomethingNew()) {
            changes.add(new TestChange.NotUnderstood(name, is.path(), lines, List.of(is.heading())));
        } else if (fresh.isEmpty()) {
            changes.add(new TestChange.Emptied(name, is.path(), lines, List.of(is.heading())));
        } else {
            changes.add(new TestChange.AssertionsRemoved(name, is.path(), lines, List.of(is.heading())));
        }
    }

    /** Whether a demand that left this test is still made: twice before, moved, made part of another, or now a row of data. */
    private boolean isElsewhere(Assertion assertion, List<Assertion> old) {
        boolean doubled =
                old.stream().filter(a -> a.exact().equals(assertion.exact())).count() > 1
                        && pairing.left().stream()
                                        .filter(a -> a.exact().equals(assertion.exact()))
                                        .count()
                                < old.stream()
                                        .filter(a -> a.exact().equals(assertion.exact()))
                                        .count();
        return doubled || pool.take(assertion) || pool.covers(assertion) || isData(assertion);
    }

    private boolean isData(Assertion assertion) {
        boolean another = !pairing.fresh().isEmpty()
                || !pairing.reshaped().isEmpty()
                || !pairing.replaced().isEmpty();
        return another
                && !assertion.literals().isEmpty()
                && is.literals().containsAll(assertion.literals())
                && is.rows() > was.rows();
    }

    private boolean callsSomethingNew() {
        Set<String> calls = new HashSet<>(is.calls());
        calls.removeAll(was.calls());
        calls.removeAll(TELLING_NOTHING);
        calls.removeIf(now::knows);
        return !calls.isEmpty();
    }

    private List<SourceLine> headingBefore() {
        return List.of(was.heading());
    }
}
