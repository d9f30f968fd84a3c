package dev.locum.app.store.tree;

import dev.locum.app.store.FactStream;
import dev.locum.app.store.codec.FactCodecs;
import dev.locum.core.evidence.TreeState;
import dev.locum.core.evidence.tree.TreeFact;
import dev.locum.core.evidence.tree.TreeHistory;
import dev.locum.core.ledger.Ledger;
import dev.locum.core.ledger.StreamName;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A working tree's states and their record in the ledger: what is taken is written down, and undo follows what is
 * written down.
 *
 * <p>Any thread may enter.
 */
public final class TreeRecord {
    private final TreeStates states;
    private final FactStream<TreeFact> facts;
    private final InstantSource clock;

    public TreeRecord(TreeStates states, Ledger ledger, InstantSource clock) {
        this.states = states;
        this.facts = new FactStream<>(ledger, FactCodecs.TREE, new StreamName("tree/" + states.id()));
        this.clock = clock;
    }

    public TreeStates states() {
        return states;
    }

    /** Takes the state of now and records it, unless the record ends with it already. */
    public Taken take(TreeFact.Why why) {
        Taken taken = states.take();
        if (!isLast(taken.state())) {
            facts.add(new TreeFact.StateTaken(taken.state(), why, clock.instant()));
        }
        return taken;
    }

    private boolean isLast(TreeState state) {
        List<TreeState> line = history().line();
        return !line.isEmpty() && line.getLast().equals(state);
    }

    public TreeHistory history() {
        TreeHistory history = TreeHistory.empty();
        for (TreeFact fact : facts.read().facts()) {
            history = history.then(fact);
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
                plan,
                before -> facts.add(
                        new TreeFact.StateTaken(before.state(), TreeFact.Why.BEFORE_RESTORE, clock.instant())));
        facts.add(new TreeFact.StateRestored(
                restored.before().state(), plan.target(), restored.after(), how, clock.instant()));
        return restored;
    }
}
