package dev.locum.core.gate.verdict;

import dev.locum.core.evidence.weakening.TestChange;
import java.util.List;

/** What the baseline's tests said of the new code, one proof for each weakened test that was looked at. */
public record BaselineTests(List<Proved> proofs) {
    public static final BaselineTests NONE = new BaselineTests(List.of());

    public BaselineTests {
        proofs = List.copyOf(proofs);
    }

    /** A weakened test and what its earlier version showed. */
    public record Proved(TestChange change, Proof proof) {}

    /** The proof for {@code change}; not looked at where there is none. */
    public Proof of(TestChange change) {
        return proofs.stream()
                .filter(p -> p.change().equals(change))
                .map(Proved::proof)
                .findFirst()
                .orElse(Proof.NOT_LOOKED_AT);
    }
}
