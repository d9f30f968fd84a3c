package dev.locum.core.evidence.weakening;

import dev.locum.core.evidence.source.TestUnit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Function;

/**
 * Which test of the baseline is which test now: by its full name in its file, by its full name anywhere, by its own name,
 * at last by what it says.
 *
 * @param pairs tests that are on both sides
 * @param gone tests of the baseline alone
 * @param come tests of now alone
 */
record Pairing(List<Pair> pairs, List<TestUnit> gone, List<TestUnit> come) {
    private static final double SAME_NAME = 0.3;
    private static final double RENAMED = 0.6;
    /** Above so many comparisons only tests with the very same words are taken for renamed ones. */
    private static final long MOST_COMPARISONS = 40_000;

    /** A test on both sides. */
    record Pair(TestUnit before, TestUnit now) {}

    Pairing {
        pairs = List.copyOf(pairs);
        gone = List.copyOf(gone);
        come = List.copyOf(come);
    }

    static Pairing of(Side before, Side now) {
        Draft draft = new Draft(before.tests(), now.tests());
        draft.match(t -> t.path() + "\n" + t.fullName(), (a, b) -> true);
        draft.match(TestUnit::fullName, (a, b) -> true);
        draft.match(TestUnit::name, (a, b) -> Likeness.of(a.words(), b.words()) >= SAME_NAME);
        draft.match(t -> String.join(" ", t.words()), (a, b) -> a.language() == b.language());
        draft.matchRenamed();
        return new Pairing(draft.pairs, new ArrayList<>(draft.gone), new ArrayList<>(draft.come));
    }

    private static final class Draft {
        final List<Pair> pairs = new ArrayList<>();
        final Set<TestUnit> gone;
        final Set<TestUnit> come;

        Draft(List<TestUnit> before, List<TestUnit> now) {
            gone = new LinkedHashSet<>(before);
            come = new LinkedHashSet<>(now);
        }

        void match(Function<TestUnit, String> key, BiPredicate<TestUnit, TestUnit> fits) {
            Map<String, List<TestUnit>> candidates = new HashMap<>();
            come.forEach(t -> candidates
                    .computeIfAbsent(key.apply(t), k -> new ArrayList<>())
                    .add(t));
            for (TestUnit test : List.copyOf(gone)) {
                List<TestUnit> open = candidates.getOrDefault(key.apply(test), List.of());
                for (int i = 0; i < Math.min(open.size(), 20); i++) {
                    if (fits.test(test, open.get(i))) {
                        pair(test, open.remove(i));
                        break;
                    }
                }
            }
        }

        void matchRenamed() {
            if ((long) gone.size() * come.size() > MOST_COMPARISONS) {
                return;
            }
            record Candidate(TestUnit before, TestUnit now, double likeness) {}
            List<Candidate> candidates = new ArrayList<>();
            for (TestUnit before : gone) {
                for (TestUnit now : come) {
                    double likeness =
                            before.language() == now.language() ? Likeness.of(before.words(), now.words()) : 0;
                    if (likeness >= RENAMED) {
                        candidates.add(new Candidate(before, now, likeness));
                    }
                }
            }
            candidates.sort(Comparator.comparingDouble(Candidate::likeness).reversed());
            for (Candidate candidate : candidates) {
                if (gone.contains(candidate.before()) && come.contains(candidate.now())) {
                    pair(candidate.before(), candidate.now());
                }
            }
        }

        private void pair(TestUnit before, TestUnit now) {
            pairs.add(new Pair(before, now));
            gone.remove(before);
            come.remove(now);
        }
    }
}
