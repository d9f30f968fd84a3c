package dev.locum.core.gate;

import dev.locum.core.evidence.CheckId;
import dev.locum.core.evidence.Evidence;
import dev.locum.core.evidence.TreeState;
import dev.locum.core.gate.verdict.BaselineTests;
import dev.locum.core.gate.verdict.Territory;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * All that the lenses may look at.
 *
 * @param task the task so far
 * @param handIn what is judged
 * @param settled the tree once the checks had left their caches
 * @param evidence one piece for each accepted check that was run for this hand-in
 * @param territory what was read of the tree
 * @param baselineTests what the baseline's tests said, where they were asked
 */
public record Material(
        Task task,
        HandIn handIn,
        TreeState settled,
        List<Evidence> evidence,
        Territory territory,
        BaselineTests baselineTests) {
    public Material {
        evidence = List.copyOf(evidence);
    }

    /** The evidence of the check named {@code id}, where it was run. */
    public Optional<Evidence> of(CheckId id) {
        return evidence.stream().filter(e -> e.check().equals(id)).findFirst();
    }

    /** Whether {@code piece} speaks of the hand-in's tree, or of that tree with the caches of the checks before it. */
    public boolean isAboutThisHandIn(Evidence piece) {
        Set<TreeState> known = new HashSet<>();
        known.add(handIn.tree());
        for (Evidence earlier : evidence) {
            boolean follows = known.contains(earlier.binding().before());
            if (earlier.equals(piece)) {
                return follows;
            }
            if (follows) {
                known.add(earlier.tree());
            }
        }
        return false;
    }
}
