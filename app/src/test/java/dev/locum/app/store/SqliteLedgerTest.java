package dev.locum.app.store;

import dev.locum.core.ledger.Ledger;
import dev.locum.core.ledger.LedgerContract;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.SplittableRandom;
import java.util.UUID;
import org.junit.jupiter.api.io.TempDir;

class SqliteLedgerTest extends LedgerContract {
    @TempDir
    private Path folder;

    @Override
    protected Ledger open(InstantSource clock) {
        return SqliteLedger.open(folder.resolve(UUID.randomUUID() + ".db"), clock, new SplittableRandom(1));
    }
}
