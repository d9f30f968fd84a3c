package dev.locum.core.ledger;

import java.time.InstantSource;

class InMemoryLedgerTest extends LedgerContract {

    @Override
    protected Ledger open(InstantSource clock) {
        return new InMemoryLedger(clock);
    }
}
