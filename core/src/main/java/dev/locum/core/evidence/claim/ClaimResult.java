package dev.locum.core.evidence.claim;

import java.util.List;

/** What became of a claim. Never guessed: what nothing showed is {@link Unverified}. */
public sealed interface ClaimResult {

    /**
     * Shown true on the thing itself.
     *
     * @param proof what showed it
     * @param shown places worth a reader's eye all the same, such as a changelog that still names a renamed thing
     */
    record Verified(Proof proof, List<Place> shown) implements ClaimResult {
        public Verified {
            shown = List.copyOf(shown);
        }

        public Verified(Proof proof) {
            this(proof, List.of());
        }
    }

    /** Shown false; of a partly true claim the reason names only the false part. */
    record Refuted(RefutedBy by) implements ClaimResult {}

    /** Neither shown true nor false. */
    record Unverified(UnverifiedBy by) implements ClaimResult {}
}
