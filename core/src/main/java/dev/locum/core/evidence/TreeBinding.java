package dev.locum.core.evidence;

import java.util.Collections;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * The tree states between which a check ran.
 *
 * <p>A check may write caches and reports into the tree. Its evidence counts only when a second run left the tree as
 * the first had made it; what it made then belongs to nobody's work.
 *
 * @param before the tree for which evidence was asked
 * @param after the tree once the check had settled; equal to {@code before} where it wrote nothing that counts
 * @param made paths that the check itself added, changed or removed
 */
public record TreeBinding(TreeState before, TreeState after, SortedSet<String> made) {
    public TreeBinding {
        made = Collections.unmodifiableSortedSet(new TreeSet<>(made));
    }

    /** The check left the tree as it found it. */
    public static TreeBinding still(TreeState tree) {
        return new TreeBinding(tree, tree, Collections.emptySortedSet());
    }
}
