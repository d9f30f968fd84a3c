package dev.locum.core.evidence.weakening;

import dev.locum.core.evidence.source.Assertion;
import dev.locum.core.evidence.source.Strength;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;

/**
 * Which demand of a test is which demand now.
 *
 * @param reshaped the same shape with other values
 * @param replaced another demand on the same subject
 * @param left demands of the baseline alone
 * @param fresh demands of now alone
 */
record DemandPairing(List<Pair> reshaped, List<Pair> replaced, List<Assertion> left, List<Assertion> fresh) {
    private static final Set<Strength> KNOWN = EnumSet.complementOf(EnumSet.of(Strength.UNKNOWN));
    private static final int MOST = 300;

    /** Two tests that demand the very same. */
    static final DemandPairing SAME = new DemandPairing(List.of(), List.of(), List.of(), List.of());

    /** One demand on both sides. */
    record Pair(Assertion was, Assertion is) {

        /** Whether it demands less of the same subject than it did. */
        boolean isWeaker() {
            boolean typed = was.subject().stream().anyMatch(Set.of("type", "getClass", "typeof")::contains);
            return KNOWN.contains(was.strength())
                    && KNOWN.contains(is.strength())
                    && is.strength().compareTo(was.strength()) < 0
                    && was.subject().containsAll(is.subject())
                    && !typed;
        }

        /** Whether a bound in it moved the way that demands less. */
        boolean isLooser() {
            var before = was.bounds();
            var now = is.bounds();
            for (int i = 0; i < Math.min(before.size(), now.size()); i++) {
                if (before.get(i).isLoosenedBy(now.get(i))) {
                    return true;
                }
            }
            return false;
        }
    }

    static DemandPairing of(List<Assertion> before, List<Assertion> now) {
        List<Assertion> left = new ArrayList<>(before.subList(0, Math.min(before.size(), MOST)));
        List<Assertion> fresh = new ArrayList<>(now.subList(0, Math.min(now.size(), MOST)));
        take(left, fresh, (a, b) -> a.exact().equals(b.exact()));
        List<Pair> reshaped = take(left, fresh, (a, b) -> a.shape().equals(b.shape()));
        List<Pair> replaced = take(left, fresh, (a, b) -> sameSubject(a, b) && !new Pair(a, b).isWeaker());
        replaced.addAll(take(left, fresh, DemandPairing::sameSubject));
        return new DemandPairing(reshaped, replaced, left, fresh);
    }

    private static List<Pair> take(
            List<Assertion> left, List<Assertion> fresh, BiPredicate<Assertion, Assertion> fits) {
        List<Pair> pairs = new ArrayList<>();
        for (Assertion was : List.copyOf(left)) {
            Optional<Assertion> match =
                    fresh.stream().filter(is -> fits.test(was, is)).findFirst();
            match.ifPresent(is -> {
                pairs.add(new Pair(was, is));
                left.remove(was);
                fresh.remove(is);
            });
        }
        return pairs;
    }

    private static boolean sameSubject(Assertion one, Assertion other) {
        if (one.subject().isEmpty() || other.subject().isEmpty()) {
            return false;
        }
        Set<String> common = new HashSet<>(one.subject());
        common.retainAll(other.subject());
        int all = one.subject().size() + other.subject().size() - common.size();
        return common.size() * 2 >= all;
    }
}
