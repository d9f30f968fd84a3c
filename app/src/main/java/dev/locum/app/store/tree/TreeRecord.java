package dev.locum.app.store.tree;

import dev.locum.core.evidence.TreeState;
import dev.locum.core.evidence.tree.TreeFact;
import dev.locum.core.evidence.tree.TreeHistory;
import dev.locum.core.ledger.Appended;
import dev.locum.core.ledger.Body;
import dev.locum.core.ledger.Draft;
import dev.locum.core.ledger.Ledger;
import dev.locum.core.ledger.Recorded;
import dev.locum.core.ledger.StreamName;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/**
 * A working tree's states and their record in the ledger: what is taken is written down, and undo follows what is
 * written down.
 *
 * <p>Any thread may enter.
 */
public final class TreeRecord {
    private final TreeStates states;
    private final Ledger ledger;
    private final Supplier<String> ids;
    private final StreamName stream;
    private final TreeFactCodec codec = new TreeFactCodec();

    /** @param ids new names for facts, none of them ever given twice */
    public TreeRecord(TreeStates states, Ledger ledger, Supplier<String> ids) {
        this.states = states;
        this.ledger = ledger;
        this.ids = ids;
        this.stream = new StreamName("tree/" + states.id());
    }

    public TreeStates states() {
        return states;
    }

    /** Takes the state of now and records it. */
    public Taken take(TreeFact.Why why) {
        Taken taken = states.take();
        record(new TreeFact.StateTaken(taken.state(), why));
        return taken;
    }

    public TreeHistory history() {
        TreeHistory history = TreeHistory.empty();
        for (Recorded recorded : ledger.read(stream, 0)) {
            if (recorded.body() instanceof Body.Kept kept) {
                TreeFact fact = codec.decode(recorded.entry().kind(), kept.bytes());
                history = history.then(fact, recorded.entry().at());
            }
        }
        return history;
    }

    /** The recorded state whose id begins so. */
    public TreeState find(String prefix) {
        List<TreeState> found = history().beginning(prefix);
        return switch (found.size()) {
            case 0 -> throw new TreeException(new TreeProblem.UnknownState(prefix));
            case 1 -> found.getFirst();
            default ->
                throw new TreeException(new TreeProblem.AmbiguousState(
                        prefix, found.stream().map(TreeState::shortId).toList()));
        };
    }

    /** What an undo would change; empty where there is nothing to go back to. */
    public Optional<RestorePlan> planUndo() {
        TreeState now = states.take().state();
        return history().undoTarget(now).map(target -> states.plan(target, Set.of()));
    }

    public Restored undo(RestorePlan plan) {
        return restore(plan, TreeFact.How.UNDONE);
    }

    /** Restores a chosen state, or some paths of it. */
    public Restored restore(RestorePlan plan) {
        return restore(plan, TreeFact.How.CHOSEN);
    }

    private Restored restore(RestorePlan plan, TreeFact.How how) {
        Restored restored = states.restore(
                plan, before -> record(new TreeFact.StateTaken(before.state(), TreeFact.Why.BEFORE_RESTORE)));
        record(new TreeFact.StateRestored(restored.before().state(), plan.target(), restored.after(), how));
        return restored;
    }

    /** Facts of one tree do not depend on each other: where another process was quicker, the next position will do. */
    private void record(TreeFact fact) {
        Draft draft = new Draft(codec.kind(fact), codec.encode(fact), ids.get());
        long position = 0;
        while (ledger.append(stream, position, List.of(draft)) instanceof Appended.Moved moved) {
            position = moved.position();
        }
    }
}
