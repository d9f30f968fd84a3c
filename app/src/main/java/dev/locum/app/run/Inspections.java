package dev.locum.app.run;

import dev.locum.app.store.tree.TreeStates;
import dev.locum.core.evidence.CheckRunner;
import dev.locum.core.evidence.claim.Reading;
import dev.locum.core.gate.BaselineTests;
import dev.locum.core.gate.Territory;
import java.util.List;

/** Puts an {@link Inspector} together for one working tree. */
public final class Inspections {
    private Inspections() {}

    public static Inspector of(TreeStates states, CheckRunner checks) {
        ChangeReader changes = new ChangeReader(
                states,
                (files, paths, baseline, now) ->
                        new Territory.Changes.Read(paths, List.of(), List.of(), List.of(), List.of()));
        TerritoryReader territory = new TerritoryReader(
                states, changes, (request, task, paths) -> new Reading.Failed("no reader for " + request));
        return new Inspector(checks, territory, (task, inspection, suspects) -> BaselineTests.NONE);
    }
}
