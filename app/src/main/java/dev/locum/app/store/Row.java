package dev.locum.app.store;

import dev.locum.core.ledger.Flaw;
import dev.locum.core.ledger.Recorded;

/** A row of the entry table as it was found. */
sealed interface Row {
    long sequence();

    record Whole(Recorded recorded) implements Row {
        @Override
        public long sequence() {
            return recorded.entry().sequence();
        }
    }

    /** Something else than this program wrote it. */
    record Torn(long sequence, Flaw flaw) implements Row {}
}
