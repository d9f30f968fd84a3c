package dev.locum.core.gate;

import dev.locum.core.evidence.CheckId;
import dev.locum.core.evidence.Evidence;
import dev.locum.core.evidence.TreeState;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/** The tree state when a task opened, with what the checks said of it then. */
public sealed interface Baseline {

    /** Nothing was recorded before the work began; it is never made up afterwards. */
    record None() implements Baseline {}

    /**
     * @param tree the working tree before the first edit
     * @param settled the same tree once the checks had run and left their caches; equal to {@code tree} without checks
     * @param evidence one run of each check that was accepted then
     * @param hidden paths that an index bit hid already then
     */
    record Taken(TreeState tree, TreeState settled, List<Evidence> evidence, SortedSet<String> hidden)
            implements Baseline {
        public Taken {
            evidence = List.copyOf(evidence);
            hidden = Collections.unmodifiableSortedSet(new TreeSet<>(hidden));
        }
    }

    /** What {@code check} said at the baseline, where it was run there. */
    default Optional<Evidence> of(CheckId check) {
        return switch (this) {
            case None _ -> Optional.empty();
            case Taken taken ->
                taken.evidence().stream().filter(e -> e.check().equals(check)).findFirst();
        };
    }
}
