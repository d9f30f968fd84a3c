package dev.locum.core.gate;

import static dev.locum.core.gate.Samples.T0;
import static dev.locum.core.gate.Samples.T1;
import static dev.locum.core.gate.Samples.baseline;
import static dev.locum.core.gate.Samples.green;
import static dev.locum.core.gate.Samples.handIn;

import dev.locum.core.evidence.TestName;
import dev.locum.core.evidence.leftover.Leftover;
import dev.locum.core.evidence.scope.ScopeBreach;
import dev.locum.core.evidence.source.SourceLine;
import dev.locum.core.evidence.weakening.MachineryChange;
import dev.locum.core.evidence.weakening.TestChange;
import dev.locum.core.gate.verdict.Attribution;
import dev.locum.core.gate.verdict.BaselineTests;
import dev.locum.core.gate.verdict.Proof;
import dev.locum.core.gate.verdict.Territory;
import dev.locum.core.gate.verdict.Verdict;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;

/** What a change of the tests themselves leads to, story by story. */
final class WeakenedTestsStories {
    private static final String FILE = "tests/test_p.py";
    private static final SourceLine LINE = new SourceLine(FILE, 3, "@unittest.skip(\"old\")");
    static final TestChange SKIPPED =
            new TestChange.Skipped(new TestName("test_cents"), FILE, List.of(), List.of(LINE));
    static final TestChange DELETED =
            new TestChange.Deleted(new TestName("test_cents"), FILE, Set.of("price"), List.of(LINE), List.of());

    private final Set<Transition> visited;

    WeakenedTestsStories(Set<Transition> visited) {
        this.visited = visited;
    }

    void all() {
        skippedAndStillFailing().verdict(Verdict.Fix.class).in(StateKind.WORKING);
        ask(DELETED, Proof.PASSES_ON_NEW_CODE).verdict(Verdict.Owner.class).in(StateKind.RESTING);
        ask(SKIPPED, Proof.PASSES_ON_NEW_CODE)
                .verdict(Verdict.CleanByFloor.class)
                .in(StateKind.CLOSED);
        ask(SKIPPED, Proof.NOT_LOOKED_AT).verdict(Verdict.Open.class).in(StateKind.WORKING);
        machinery(Attribution.ATTRIBUTED).verdict(Verdict.Owner.class).in(StateKind.RESTING);
        machinery(Attribution.SHARED).verdict(Verdict.Open.class);
        leftovers(Attribution.ATTRIBUTED).verdict(Verdict.Fix.class);
        leftovers(Attribution.UNATTRIBUTED).verdict(Verdict.CleanByFloor.class);
        forbidden(Attribution.ATTRIBUTED).verdict(Verdict.Fix.class);
        forbidden(Attribution.SHARED).verdict(Verdict.Open.class);
        forbidden(Attribution.UNATTRIBUTED).verdict(Verdict.CleanByFloor.class);
    }

    Scenario skippedAndStillFailing() {
        return ask(SKIPPED, Proof.FAILS_ON_NEW_CODE);
    }

    private Scenario ask(TestChange change, Proof proof) {
        return inspected()
                .treeReads(read(Attribution.ATTRIBUTED, List.of(change), List.of(), List.of(), List.of()))
                .in(StateKind.INSPECTING)
                .baselineTestsSay(new BaselineTests(List.of(new BaselineTests.Proved(change, proof))));
    }

    private Scenario machinery(Attribution whose) {
        MachineryChange change =
                new MachineryChange(FILE, "scripts.test", "jest", "true", MachineryChange.Kind.LOOSENED);
        return inspected().treeReads(read(whose, List.of(), List.of(change), List.of(), List.of()));
    }

    private Scenario leftovers(Attribution whose) {
        Leftover markers = new Leftover.ConflictMarkers(new SourceLine(FILE, 1, "<<<<<<< HEAD"));
        return inspected().treeReads(read(whose, List.of(), List.of(), List.of(), List.of(markers)));
    }

    private Scenario forbidden(Attribution whose) {
        ScopeBreach breach = new ScopeBreach(FILE, "tests/**");
        return inspected().treeReads(read(whose, List.of(), List.of(), List.of(breach), List.of()));
    }

    private Scenario inspected() {
        return new Scenario(visited)
                .opened(baseline(green(T0)))
                .submits(handIn(T1))
                .checkSays(green(T1));
    }

    private static Territory.Changes read(
            Attribution whose,
            List<TestChange> tests,
            List<MachineryChange> machinery,
            List<ScopeBreach> breaches,
            List<Leftover> leftovers) {
        TreeMap<String, Attribution> paths = new TreeMap<>();
        paths.put(FILE, whose);
        return new Territory.Changes.Read(paths, tests, machinery, breaches, leftovers);
    }
}
