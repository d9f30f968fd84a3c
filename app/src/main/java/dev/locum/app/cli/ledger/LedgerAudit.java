package dev.locum.app.cli.ledger;

import dev.locum.app.cli.terminal.ExitCode;
import dev.locum.app.store.SqliteLedger;
import dev.locum.core.ledger.Flaw;
import dev.locum.core.ledger.LedgerUnavailable;
import dev.locum.core.ledger.NotedHead;
import dev.locum.core.ledger.StreamName;
import dev.locum.core.ledger.Verification;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * How the ledger stands: what a walk over its whole chain found.
 *
 * @param found empty where nothing was ever recorded
 * @param streams how many streams the sound entries belong to
 * @param ownersActs how many of the sound entries record an act of the owner's, none of them signed
 */
record LedgerAudit(Path ledger, Optional<Verification> found, int streams, long ownersActs) {

    /** Walks the chain of this database and holds it against a head that was noted. */
    static LedgerAudit of(Path database, Optional<NotedHead> noted) {
        Set<StreamName> streams = new HashSet<>();
        OwnersActs acts = new OwnersActs();
        Optional<Verification> found = found(database, noted, streams, acts);
        return new LedgerAudit(database, found, streams.size(), acts.count());
    }

    ExitCode exit() {
        return found.map(verification -> switch (verification) {
                    case Verification.Intact _ -> ExitCode.CLEAN;
                    case Verification.Broken _ -> ExitCode.FIX;
                })
                .orElse(ExitCode.OPEN);
    }

    private static Optional<Verification> found(
            Path database, Optional<NotedHead> noted, Set<StreamName> streams, OwnersActs acts) {
        try {
            Optional<Verification> found = SqliteLedger.openToRead(database).map(ledger -> {
                try (ledger) {
                    Verification walked = ledger.verify(recorded -> {
                        streams.add(recorded.entry().stream());
                        acts.accept(recorded);
                    });
                    return noted.map(head -> head.against(ledger, walked)).orElse(walked);
                }
            });
            return found.or(() -> noted.map(head -> broken(new Flaw.Missing())));
        } catch (LedgerUnavailable failure) {
            if (failure.reason() instanceof LedgerUnavailable.Reason.Damaged(var _, String what)) {
                return Optional.of(broken(new Flaw.Unreadable(what)));
            }
            throw failure;
        }
    }

    private static Verification broken(Flaw ofTheFirst) {
        return Verification.EMPTY.brokenBy(1, ofTheFirst);
    }
}
