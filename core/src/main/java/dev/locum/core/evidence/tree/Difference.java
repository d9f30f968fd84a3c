package dev.locum.core.evidence.tree;

import dev.locum.core.evidence.TreeState;
import java.util.Collections;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/** How one tree state differs from another, path by path in the order of their bytes. */
public record Difference(TreeState from, TreeState to, List<Changed> changes) {
    public Difference {
        changes = List.copyOf(changes);
    }

    public boolean isEmpty() {
        return changes.isEmpty();
    }

    /** All paths it touches; of a moved file both. */
    public SortedSet<String> paths() {
        SortedSet<String> paths = new TreeSet<>();
        for (Changed change : changes) {
            paths.add(change.path());
            if (change instanceof Changed.Renamed renamed) {
                paths.add(renamed.from());
            }
        }
        return Collections.unmodifiableSortedSet(paths);
    }
}
