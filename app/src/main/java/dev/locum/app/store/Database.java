package dev.locum.app.store;

import dev.locum.core.ledger.LedgerUnavailable;
import dev.locum.core.ledger.LedgerUnavailable.Reason;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.concurrent.locks.LockSupport;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteConfig.JournalMode;
import org.sqlite.SQLiteConfig.SynchronousMode;

/**
 * One SQLite file, used by any number of processes: a write-ahead log, synced at each commit, so that what was committed
 * survives a killed process and a lost power supply.
 */
final class Database {
    private static final Duration PAUSE = Duration.ofMillis(5);

    private final Path file;
    private final Duration patience;

    /** @param patience how long a writer waits for another process before it gives up */
    Database(Path file, Duration patience) {
        this.file = file;
        this.patience = patience;
    }

    String place() {
        return file.toString();
    }

    /** A connection to the database in this program's form; makes the file where there is none. */
    Connection open(InstantSource clock) {
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
        } catch (IOException failure) {
            throw new LedgerUnavailable(new Reason.Unreachable(place(), failure.toString()), failure);
        }
        try {
            var connection = connected();
            try {
                secure(connection);
                Migrations.apply(connection, place(), clock);
                return connection;
            } catch (SQLException | RuntimeException failure) {
                connection.close();
                throw failure;
            }
        } catch (SQLException failure) {
            throw unavailable(failure);
        }
    }

    /** Whether nothing was ever recorded here; not so where nobody may look. */
    boolean isAbsent() {
        try {
            return Files.notExists(file) || Files.size(file) == 0;
        } catch (IOException unseen) {
            return false;
        }
    }

    /** A connection that cannot write, to a database in this program's form. */
    Connection openToRead() {
        return openToRead(!Files.isWritable(file)
                || !Files.isWritable(file.toAbsolutePath().getParent()));
    }

    /**
     * Readers of a write-ahead log need an index beside it, which nobody can make in a folder that is closed to writing. A
     * database whose log is empty is whole without one.
     *
     * @param closed whether nobody can write here
     */
    Connection openToRead(boolean closed) {
        var settings = new SQLiteConfig();
        settings.setReadOnly(true);
        settings.setBusyTimeout(Math.toIntExact(patience.toMillis()));
        var path = file.toAbsolutePath();
        var whole = closed
                && path.resolveSibling(path.getFileName() + "-wal").toFile().length() == 0;
        try {
            var connection = settings.createConnection("jdbc:sqlite:" + (whole ? path.toUri() + "?immutable=1" : path));
            try {
                Migrations.mustBeTaken(connection, place());
                return connection;
            } catch (SQLException | RuntimeException failure) {
                connection.close();
                throw failure;
            }
        } catch (SQLException failure) {
            throw unavailable(failure);
        }
    }

    /** What a failure of the database means to whoever uses the ledger. */
    LedgerUnavailable unavailable(SQLException failure) {
        return new LedgerUnavailable(SqliteFailures.reason(failure, place()), failure);
    }

    /** Erased bytes are overwritten; where a system tells a cache from the disk, a commit reaches the disk. */
    private static void secure(Connection connection) throws SQLException {
        try (var statement = connection.createStatement()) {
            statement.execute("PRAGMA secure_delete = ON");
            statement.execute("PRAGMA fullfsync = ON");
        }
    }

    /** The change to a write-ahead log is refused at once where two make it together: SQLite waits for nobody there. */
    private Connection connected() throws SQLException {
        var begin = System.nanoTime();
        while (true) {
            try {
                return settings().createConnection("jdbc:sqlite:" + file.toAbsolutePath());
            } catch (SQLException failure) {
                var locked = SqliteFailures.reason(failure, place()) instanceof Reason.Locked;
                if (!locked || System.nanoTime() - begin >= patience.toNanos()) {
                    throw failure;
                }
                LockSupport.parkNanos(PAUSE.toNanos());
            }
        }
    }

    private SQLiteConfig settings() {
        var settings = new SQLiteConfig();
        settings.setBusyTimeout(Math.toIntExact(patience.toMillis()));
        settings.setJournalMode(JournalMode.WAL);
        settings.setSynchronous(SynchronousMode.FULL);
        settings.enforceForeignKeys(true);
        return settings;
    }
}
