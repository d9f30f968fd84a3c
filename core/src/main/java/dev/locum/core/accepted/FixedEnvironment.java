package dev.locum.core.accepted;

import java.util.Collections;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * What commands of an accepted text see of the environment, fixed when it was accepted, so that a later change of the
 * owner's shell, or of an executor's, does not change what a command means.
 *
 * @param path where programs are looked for
 * @param names the variables that may be seen besides the fixed few; their values are those of the time of the run
 */
public record FixedEnvironment(String path, SortedSet<String> names) {
    public FixedEnvironment {
        names = Collections.unmodifiableSortedSet(new TreeSet<>(names));
    }
}
