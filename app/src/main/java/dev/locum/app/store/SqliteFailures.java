package dev.locum.app.store;

import dev.locum.core.ledger.LedgerUnavailable.Reason;
import java.sql.SQLException;
import org.sqlite.SQLiteErrorCode;

/** SQLite's result codes as reasons that a person can act on. */
final class SqliteFailures {
    /** The lower byte of a result code is the primary one, the rest says more about it. */
    private static final int PRIMARY = 0xff;

    private SqliteFailures() {}

    static Reason reason(SQLException failure, String place) {
        var code = SQLiteErrorCode.getErrorCode(failure.getErrorCode() & PRIMARY);
        return switch (code) {
            case SQLITE_READONLY -> new Reason.ReadOnly(place);
            case SQLITE_FULL -> new Reason.Full(place);
            case SQLITE_BUSY, SQLITE_LOCKED -> new Reason.Locked(place);
            case SQLITE_CORRUPT, SQLITE_NOTADB -> new Reason.Damaged(place, failure.toString());
            default -> new Reason.Unreachable(place, failure.toString());
        };
    }
}
