package dev.locum.app.store;

import dev.locum.core.ledger.Recorded;
import dev.locum.core.ledger.Verification;

/** A row of the entry table as it was found. */
sealed interface Row {

    record Whole(Recorded recorded) implements Row {}

    /**
     * Something else than this program wrote it.
     *
     * @param what a short technical reason
     */
    record Torn(long sequence, String what) implements Row {

        /** What a walk over the chain has found with this row. */
        Verification after(Verification found) {
            return switch (found) {
                case Verification.Broken broken -> broken;
                case Verification.Intact _ -> new Verification.Broken(sequence, what);
            };
        }
    }
}
