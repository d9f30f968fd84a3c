package dev.locum.app.run;

import dev.locum.app.run.machinery.MachineryComparison;
import dev.locum.app.store.tree.TreeStates;
import dev.locum.core.evidence.Check;
import dev.locum.core.evidence.CheckOutcome;
import dev.locum.core.evidence.Evidence;
import dev.locum.core.evidence.leftover.Leftovers;
import dev.locum.core.evidence.scope.Scope;
import dev.locum.core.evidence.source.ChangedFile;
import dev.locum.core.evidence.weakening.NamedRuns;
import dev.locum.core.evidence.weakening.TestComparison;
import dev.locum.core.gate.Baseline;
import dev.locum.core.gate.Inspection;
import dev.locum.core.gate.verdict.Attribution;
import dev.locum.core.gate.verdict.Territory;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.function.Supplier;

/** Reads a change four ways: its tests, the machinery of its checks, its scope, and what it left behind. */
final class SourceReaders implements ChangeReader.Readers {
    private final TreeStates states;
    private final Supplier<Rules> rules;

    SourceReaders(TreeStates states, Supplier<Rules> rules) {
        this.states = states;
        this.rules = rules;
    }

    @Override
    public Territory.Changes.Read read(
            List<ChangedFile> files,
            SortedMap<String, Attribution> paths,
            Baseline.Taken baseline,
            Inspection inspection) {
        Set<String> tree = states.entries(inspection.settled()).keySet();
        List<String> commands =
                inspection.handIn().checks().stream().map(Check::command).toList();
        Rules.Scope held = rules.get().scope();
        return new Territory.Changes.Read(
                paths,
                TestComparison.of(files, runs(baseline, inspection)),
                MachineryComparison.of(files, commands, tree),
                Scope.of(held.never(), held.only()).breaches(paths.keySet()),
                Leftovers.of(files, tree));
    }

    /** The checks that are green now and said at the baseline, in the same text, which tests they ran. */
    private static List<NamedRuns> runs(Baseline.Taken baseline, Inspection inspection) {
        List<NamedRuns> runs = new ArrayList<>();
        for (Evidence now : inspection.evidence()) {
            if (now.outcome() instanceof CheckOutcome.Green && now.tests().isPresent()) {
                baseline.of(now.check())
                        .filter(before -> before.checkText().equals(now.checkText()))
                        .flatMap(Evidence::tests)
                        .ifPresent(before ->
                                runs.add(new NamedRuns(before, now.tests().get())));
            }
        }
        return runs;
    }
}
