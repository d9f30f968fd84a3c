package dev.locum.core.evidence;

import java.util.Collections;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * One run of a check's command: all that was seen of it.
 *
 * @param ending how its process ended
 * @param tests what it reported of tests, if anything
 * @param output what it printed, bounded
 * @param missing the files that the check expects and that were not there afterwards
 * @param before the tree state when it began
 * @param after the tree state once everything it had started was gone
 */
public record Trial(
        Ending ending,
        Optional<TestReport> tests,
        Output output,
        SortedSet<String> missing,
        TreeState before,
        TreeState after) {
    public Trial {
        missing = Collections.unmodifiableSortedSet(new TreeSet<>(missing));
    }

    /** Whether it left the tree as it found it. Changes of ignored files are none. */
    public boolean leftTreeStill() {
        return before.equals(after);
    }
}
