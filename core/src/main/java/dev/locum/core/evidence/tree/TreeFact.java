package dev.locum.core.evidence.tree;

import dev.locum.core.evidence.TreeState;
import java.time.Instant;

/** What is recorded of a working tree's states. */
public sealed interface TreeFact {

    /** A state was taken and can be restored from now on. */
    record StateTaken(TreeState state, Why why, Instant at) implements TreeFact {}

    /**
     * The working tree was brought towards an earlier state.
     *
     * @param before the state it had, taken just before
     * @param target the state asked for
     * @param after the state it got; another than {@code target} where only some paths were asked for or could be restored
     */
    record StateRestored(TreeState before, TreeState target, TreeState after, How how, Instant at)
            implements TreeFact {}

    /** The occasion on which a state was taken. */
    enum Why {
        /** A person asked for it. */
        ASKED,
        /** A task opened. */
        BASELINE,
        /** Around an act that may write. */
        ACT,
        /** Work was handed in. */
        HAND_IN,
        /** So that a restore can be undone. */
        BEFORE_RESTORE
    }

    /** Which way a state was restored. */
    enum How {
        /** One step back from where the tree was. */
        UNDONE,
        /** A state, or some paths of it, chosen by name. */
        CHOSEN
    }
}
