package dev.locum.core.evidence.weakening;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** How much two bodies have in common, as the share of their words that stand in both. */
final class Likeness {
    private Likeness() {}

    /** Between 0, nothing in common, and 1, the same words as often. */
    static double of(List<String> one, List<String> other) {
        if (one.isEmpty() && other.isEmpty()) {
            return 1;
        }
        Map<String, Integer> counts = new HashMap<>();
        one.forEach(word -> counts.merge(word, 1, Integer::sum));
        int common = 0;
        for (String word : other) {
            Integer left = counts.get(word);
            if (left != null && left > 0) {
                counts.put(word, left - 1);
                common++;
            }
        }
        return 2.0 * common / (one.size() + other.size());
    }
}
