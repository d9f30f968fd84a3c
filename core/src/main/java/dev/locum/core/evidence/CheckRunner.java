package dev.locum.core.evidence;

import java.util.Optional;

/**
 * Runs a check on the working tree and tells what was seen.
 *
 * <p>An implementation holds the working tree's lock while it runs, bounds time and output, runs again where the tree
 * moved or where a red contradicts {@code baseline}, and never throws for what a command did. One thread at a time per
 * working tree.
 */
@FunctionalInterface
public interface CheckRunner {

    /**
     * @param check the accepted text to run
     * @param baseline the same check's evidence at the task's baseline, where there is one
     */
    Evidence run(Check check, Optional<Evidence> baseline);
}
