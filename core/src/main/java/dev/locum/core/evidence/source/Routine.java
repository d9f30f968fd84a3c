package dev.locum.core.evidence.source;

import java.util.List;
import java.util.Set;

/**
 * A named piece of a source that is no test.
 *
 * @param path where it stands
 * @param name as written
 * @param lifecycle whether it runs around tests without being called
 * @param assertions what it demands by itself
 * @param calls the routines it calls
 * @param words the words of its body
 */
public record Routine(
        String path,
        String name,
        Lifecycle lifecycle,
        List<Assertion> assertions,
        Set<String> calls,
        List<String> words) {
    public Routine {
        assertions = List.copyOf(assertions);
        calls = Set.copyOf(calls);
        words = List.copyOf(words);
    }

    /** How a routine comes to run. */
    public enum Lifecycle {
        WHEN_CALLED,
        AROUND_TESTS
    }
}
