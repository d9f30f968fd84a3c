package dev.locum.app.run;

import dev.locum.app.store.tree.TreeStates;
import dev.locum.core.evidence.CheckRunner;
import dev.locum.core.evidence.claim.Reading;
import dev.locum.core.gate.Territory;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

/** Puts an {@link Inspector} together for one working tree. */
public final class Inspections {
    private Inspections() {}

    /**
     * @param checks runs checks in the working tree itself
     * @param scratch where scratch copies are made
     * @param runners gives what runs checks in a scratch copy
     */
    public static Inspector of(
            TreeStates states,
            Supplier<Rules> rules,
            CheckRunner checks,
            Path scratch,
            Function<Path, CheckRunner> runners) {
        ChangeReader changes = new ChangeReader(
                states,
                (files, paths, baseline, now) ->
                        new Territory.Changes.Read(paths, List.of(), List.of(), List.of(), List.of()));
        TerritoryReader territory = new TerritoryReader(
                states, changes, (request, task, paths) -> new Reading.Failed("no reader for " + request));
        return new Inspector(
                checks,
                territory,
                new ScratchBaselineTests(states, new ScratchCopies(states, scratch, rules, runners)));
    }
}
