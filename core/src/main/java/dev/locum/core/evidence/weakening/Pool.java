package dev.locum.core.evidence.weakening;

import dev.locum.core.evidence.source.Assertion;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The demands that a change added anywhere: where one that left its test may have gone. */
final class Pool {
    private static final int MOST = 1_000;

    private final Map<String, Integer> exact = new HashMap<>();
    private final List<Assertion> fresh;

    /**
     * Gathers them.
     *
     * @param added demands that stand for no earlier one
     * @param reworded demands that stand for an earlier one, and may stand for more
     */
    Pool(Collection<Assertion> added, Collection<Assertion> reworded) {
        added.forEach(a -> exact.merge(a.exact(), 1, Integer::sum));
        fresh = Stream.concat(added.stream(), reworded.stream()).limit(MOST).toList();
    }

    /** Takes a demand with the very same words, once. */
    boolean take(Assertion wanted) {
        Integer left = exact.get(wanted.exact());
        if (left == null || left == 0) {
            return false;
        }
        exact.put(wanted.exact(), left - 1);
        return true;
    }

    /** Whether one added demand names everything that the wanted one names. */
    boolean covers(Assertion wanted) {
        return wanted.matter().size() > 1
                && fresh.stream().anyMatch(f -> f.matter().containsAll(wanted.matter()));
    }
}
