package dev.locum.app.store;

import dev.locum.core.ledger.Appended;
import dev.locum.core.ledger.Body;
import dev.locum.core.ledger.Chain;
import dev.locum.core.ledger.Draft;
import dev.locum.core.ledger.Entry;
import dev.locum.core.ledger.Flaw;
import dev.locum.core.ledger.Ledger;
import dev.locum.core.ledger.LedgerUnavailable;
import dev.locum.core.ledger.LedgerUnavailable.Reason;
import dev.locum.core.ledger.Pages;
import dev.locum.core.ledger.Recorded;
import dev.locum.core.ledger.Salt;
import dev.locum.core.ledger.Scribe;
import dev.locum.core.ledger.Selection;
import dev.locum.core.ledger.StreamName;
import dev.locum.core.ledger.Verification;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/** A ledger in one SQLite file that any number of processes may use at once. */
public final class SqliteLedger implements Ledger {
    /** Long enough for the longest queue of commands, short enough to be told that something hangs. */
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    /** How many entries are in memory at once while the whole ledger is read. */
    private static final int PAGE = 256;

    private final ReentrantLock lock = new ReentrantLock();
    private final Database database;
    private final InstantSource clock;
    private final Scribe scribe;
    private final Connection connection;
    private final Statement transaction;
    private final EntryTable table;

    private SqliteLedger(Database database, Connection connection, InstantSource clock, Supplier<Salt> salts)
            throws SQLException {
        this.database = database;
        this.clock = clock;
        this.scribe = new Scribe(clock, salts);
        this.connection = connection;
        try {
            this.transaction = connection.createStatement();
            this.table = new EntryTable(connection);
        } catch (SQLException failure) {
            connection.close();
            throw failure;
        }
    }

    /**
     * The ledger in this file, made where there is none.
     *
     * @param randomness for salts: a secure one wherever a body may ever be erased
     * @throws LedgerUnavailable when it cannot be opened or a newer program wrote it
     */
    public static SqliteLedger open(Path file, InstantSource clock, RandomGenerator randomness) {
        return open(new Database(file, PATIENCE), clock, randomness);
    }

    static SqliteLedger open(Database database, InstantSource clock, RandomGenerator randomness) {
        return opened(database, database.open(clock), clock, () -> Salt.from(randomness));
    }

    /**
     * The ledger in this file for looking only: nothing is made, changed or locked, and what would write is refused as
     * {@link Reason.ReadOnly}. Empty where nothing was ever recorded.
     *
     * @throws LedgerUnavailable when it cannot be opened or a newer program wrote it
     */
    public static Optional<Ledger> openToRead(Path file) {
        var database = new Database(file, PATIENCE);
        return database.isAbsent()
                ? Optional.empty()
                : Optional.of(opened(database, database.openToRead(), InstantSource.system(), () -> {
                    throw new LedgerUnavailable(new Reason.ReadOnly(database.place()));
                }));
    }

    private static SqliteLedger opened(
            Database database, Connection connection, InstantSource clock, Supplier<Salt> salts) {
        try {
            return new SqliteLedger(database, connection, clock, salts);
        } catch (SQLException failure) {
            throw database.unavailable(failure);
        }
    }

    @Override
    public Appended append(StreamName stream, long expectedPosition, List<Draft> drafts) {
        return writing(() -> scribe.append(new TablePages(), stream, expectedPosition, drafts));
    }

    @Override
    public List<Recorded> read(StreamName stream, long fromPosition) {
        return reading(() -> table.stream(stream, fromPosition)).stream()
                .map(this::whole)
                .toList();
    }

    @Override
    public void replay(long fromSequence, Consumer<Recorded> reader) {
        eachRow(Math.max(1, fromSequence), PAGE, row -> reader.accept(whole(row)));
    }

    @Override
    public Optional<Recorded> entry(long sequence) {
        return reading(() -> table.page(sequence, 1)).stream()
                .filter(row -> row.sequence() == sequence)
                .map(this::whole)
                .findFirst();
    }

    @Override
    public List<Recorded> newest(Selection selection, int most) {
        return reading(() -> table.newest(selection, most)).reversed().stream()
                .map(this::whole)
                .toList();
    }

    @Override
    public Verification verify(Consumer<Recorded> sound) {
        var walk = new Walk(sound);
        try {
            eachRow(1, PAGE, walk);
            reading(table::bodyWithoutEntry).ifPresent(sequence -> walk.breaksAt(sequence, new Flaw.Missing()));
        } catch (LedgerUnavailable failure) {
            walkToTheDamage(walk, failure);
        }
        return walk.found();
    }

    /** One by one, since damage in one row keeps back every row that is read with it. */
    private void walkToTheDamage(Walk walk, LedgerUnavailable failure) {
        if (!(failure.reason() instanceof Reason.Damaged(var _, var what))) {
            throw failure;
        }
        try {
            eachRow(walk.next(), 1, walk);
        } catch (LedgerUnavailable _) {
            // where the walk stands now
        }
        walk.breaksAt(walk.next(), new Flaw.Unreadable(what));
    }

    @Override
    public SortedSet<StreamName> streams(String prefix) {
        return reading(() -> table.names(prefix));
    }

    /** Also takes the bytes out of free pages and the write-ahead log, so that the file does not keep what was erased. */
    @Override
    public void erase(long sequence) {
        writing(() -> {
            if (sequence < 1 || table.end().entries() < sequence) {
                throw new IllegalArgumentException("there is no entry " + sequence);
            }
            table.erase(sequence, clock.instant());
            return sequence;
        });
        reading(() -> transaction.execute("PRAGMA wal_checkpoint(TRUNCATE)"));
    }

    @Override
    public void close() {
        lock.lock();
        try {
            connection.close();
        } catch (SQLException failure) {
            throw database.unavailable(failure);
        } finally {
            lock.unlock();
        }
    }

    /** Page by page, so that no reader holds up a writer and memory stays bounded. */
    private void eachRow(long fromSequence, int pageSize, Consumer<Row> reader) {
        var next = fromSequence;
        while (true) {
            var from = next;
            var page = reading(() -> table.page(from, pageSize));
            page.forEach(reader);
            if (page.size() < pageSize) {
                return;
            }
            next = page.getLast().sequence() + 1;
        }
    }

    private Recorded whole(Row row) {
        return switch (row) {
            case Row.Whole(var recorded) -> recorded;
            case Row.Torn(var sequence, var flaw) ->
                throw new LedgerUnavailable(
                        new Reason.Damaged(database.place(), "entry " + sequence + ": " + flaw.reason()));
        };
    }

    /** One transaction, begun as a writer so that what it reads cannot change before it writes. */
    private <T> T writing(Work<T> work) {
        return reading(() -> {
            transaction.execute("BEGIN IMMEDIATE");
            try {
                var result = work.run();
                transaction.execute("COMMIT");
                return result;
            } catch (SQLException | RuntimeException failure) {
                rollBack(failure);
                throw failure;
            }
        });
    }

    /** SQLite may have rolled back by itself, as it does on a full disk; the first failure is the one that tells. */
    private void rollBack(Exception failure) {
        try {
            transaction.execute("ROLLBACK");
        } catch (SQLException second) {
            failure.addSuppressed(second);
        }
    }

    private <T> T reading(Work<T> work) {
        lock.lock();
        try {
            if (connection.isClosed()) {
                throw new LedgerUnavailable(new Reason.Closed(database.place()));
            }
            return work.run();
        } catch (SQLException failure) {
            throw database.unavailable(failure);
        } finally {
            lock.unlock();
        }
    }

    /** The tables within one transaction. */
    private final class TablePages implements Pages<SQLException> {
        @Override
        public Chain end() throws SQLException {
            return table.end();
        }

        @Override
        public long end(StreamName stream) throws SQLException {
            return table.end(stream);
        }

        @Override
        public Optional<Recorded> find(StreamName stream, String key) throws SQLException {
            return table.find(stream, key).map(SqliteLedger.this::whole);
        }

        @Override
        public void write(Entry entry, Body.Kept body) throws SQLException {
            table.add(entry, body);
        }
    }

    private interface Work<T> {
        T run() throws SQLException;
    }
}
