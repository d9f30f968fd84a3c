package dev.locum.app.store.codec;

import dev.locum.core.evidence.TreeState;
import dev.locum.core.evidence.tree.TreeFact;
import java.time.Instant;
import java.util.List;

/** One of every fact of tree states. */
final class TreeSamples {
    private static final Instant AT = Instant.parse("2026-11-30T08:00:00Z");
    private static final TreeState ONE = new TreeState("1".repeat(40));
    private static final TreeState TWO = new TreeState("2".repeat(40));

    private TreeSamples() {}

    static List<TreeFact> all() {
        return List.of(
                new TreeFact.StateTaken(ONE, TreeFact.Why.BEFORE_RESTORE, AT),
                new TreeFact.StateRestored(ONE, TWO, TWO, TreeFact.How.UNDONE, AT));
    }
}
