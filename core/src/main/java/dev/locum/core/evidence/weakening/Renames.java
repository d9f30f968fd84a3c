package dev.locum.core.evidence.weakening;

import dev.locum.core.evidence.source.TestUnit;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * Names of the code under test that a change took out of all its files, and names that it brought into them: one may be
 * the other under a new name. What stands in tests alone, the words of their libraries among it, is no such name.
 */
final class Renames {
    private final Set<String> gone;
    private final Set<String> come;

    private Renames(Set<String> gone, Set<String> come) {
        this.gone = gone;
        this.come = come;
    }

    static Renames between(Side before, Side now) {
        Set<String> gone = new HashSet<>(before.wordsOfCode());
        gone.removeAll(now.words());
        Set<String> come = new HashSet<>(now.wordsOfCode());
        come.removeAll(before.words());
        return new Renames(gone, come);
    }

    /** Whether two tests say the very same but for such names, each standing for one other throughout. */
    boolean explain(TestUnit was, TestUnit is) {
        Map<String, String> there = new HashMap<>();
        Map<String, String> back = new HashMap<>();
        return was.saysTheSameAs(
                is,
                (before, now) -> gone.contains(before)
                        && come.contains(now)
                        && now.equals(there.computeIfAbsent(before, b -> now))
                        && before.equals(back.computeIfAbsent(now, n -> before)));
    }
}
