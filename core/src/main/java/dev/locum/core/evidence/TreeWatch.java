package dev.locum.core.evidence;

import java.util.SortedSet;

/** Tells whether a working tree moved while a check ran in it. */
public interface TreeWatch {

    /** The state of the working tree at this moment. */
    TreeState now();

    /** The paths that differ between two states, relative to the top of the working tree. */
    SortedSet<String> between(TreeState before, TreeState after);
}
