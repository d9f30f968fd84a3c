package dev.locum.app.run;

import dev.locum.app.run.claim.ClaimTerritory;
import dev.locum.app.run.scratch.ScratchBaselineTests;
import dev.locum.app.run.scratch.ScratchCopies;
import dev.locum.app.store.tree.TreeRecord;
import dev.locum.app.store.tree.TreeStates;
import dev.locum.core.evidence.CheckRunner;
import dev.locum.core.gate.Baseline;
import dev.locum.core.gate.Task;
import dev.locum.core.gate.verdict.Attribution;
import dev.locum.core.ledger.Ledger;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Puts an {@link Inspector} together for one working tree. */
public final class Inspections {
    private Inspections() {}

    /**
     * @param tree the working tree with its record
     * @param ledger holds what else was begun in it
     * @param checks runs checks in the working tree itself
     * @param scratch where scratch copies are made
     * @param claims reads the working tree and git for claims
     */
    public static Inspector of(
            TreeRecord tree,
            Ledger ledger,
            Supplier<Rules> rules,
            CheckRunner checks,
            ScratchCopies.Place scratch,
            ClaimTerritory claims) {
        TreeStates states = tree.states();
        WorkIndex index = new WorkIndex(ledger, states.id());
        Authorship authorship = new Authorship(states, index, new Neighbours(index, tree));
        ChangeReader changes = new ChangeReader(states, authorship, new SourceReaders(states, rules));
        TerritoryReader territory = new TerritoryReader(
                states, changes, (request, task, paths) -> claims.answer(request, ofTask(task, paths)));
        return new Inspector(
                checks,
                territory,
                new ScratchBaselineTests(
                        states,
                        new ScratchCopies(states, scratch, () -> rules.get().setup())));
    }

    /** The paths that are this task's; nobody can say without a baseline. */
    private static Optional<Set<String>> ofTask(Task task, SortedMap<String, Attribution> paths) {
        return switch (task.baseline()) {
            case Baseline.None _ -> Optional.empty();
            case Baseline.Taken _ ->
                Optional.of(paths.entrySet().stream()
                        .filter(path -> path.getValue() == Attribution.ATTRIBUTED)
                        .map(Map.Entry::getKey)
                        .collect(Collectors.toSet()));
        };
    }
}
