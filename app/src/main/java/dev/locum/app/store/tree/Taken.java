package dev.locum.app.store.tree;

import dev.locum.core.evidence.TreeState;
import dev.locum.core.evidence.tree.Notice;
import java.util.List;

/** A tree state as it was taken, and what a person should know of it. */
public record Taken(TreeState state, List<Notice> notices) {
    public Taken {
        notices = List.copyOf(notices);
    }
}
