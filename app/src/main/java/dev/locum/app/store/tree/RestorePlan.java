package dev.locum.app.store.tree;

import dev.locum.core.evidence.TreeState;
import dev.locum.core.evidence.tree.Changed;
import java.util.List;
import java.util.Set;

/**
 * What a restore will change: seen from now, so that an {@code Added} is a file that comes back.
 *
 * @param now the state when the plan was made
 * @param within the paths it is limited to, empty for all
 */
public record RestorePlan(TreeState now, TreeState target, Set<String> within, List<Changed> changes) {
    public RestorePlan {
        within = Set.copyOf(within);
        changes = List.copyOf(changes);
    }
}
