package dev.locum.app.store.tree;

import dev.locum.core.evidence.TreeState;
import dev.locum.core.evidence.tree.Changed;
import java.util.List;

/**
 * How a restore ended.
 *
 * @param before the state taken just before it: the way back
 * @param after the state it left; equal to the target where everything was restored
 * @param done what was changed
 * @param failed what could not be, and why
 */
public record Restored(Taken before, TreeState after, List<Changed> done, List<NotRestored> failed) {
    public Restored {
        done = List.copyOf(done);
        failed = List.copyOf(failed);
    }
}
