package dev.locum.app.store;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locum.core.ledger.Appended;
import dev.locum.core.ledger.Draft;
import dev.locum.core.ledger.Kind;
import dev.locum.core.ledger.LedgerUnavailable;
import dev.locum.core.ledger.LedgerUnavailable.Reason;
import dev.locum.core.ledger.StreamName;
import dev.locum.core.ledger.Verification;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sqlite.SQLiteConfig;

/** What a ledger in a file says when the file, the disk or somebody else is in the way. */
class SqliteLedgerTroubleTest {
    private static final StreamName TASK = new StreamName("task/1");
    private static final InstantSource CLOCK = () -> Instant.parse("2026-11-30T12:00:00Z");

    @TempDir
    private Path folder;

    private Path file;

    @BeforeEach
    void nameFile() {
        file = folder.resolve("locum.db");
    }

    @Test
    void shouldReadBackEverythingWhenReopened() {
        write("one", "two");

        try (var ledger = open()) {
            assertEquals(2, ledger.read(TASK, 0).size());
            assertEquals(new Appended.Moved(2), ledger.append(TASK, 0, List.of(draft(9, "late"))));
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            UPDATE entry SET kind = 'other' WHERE sequence = 2                | 2
            UPDATE entry SET at_millis = at_millis + 1 WHERE sequence = 3     | 3
            UPDATE entry SET kind = 'NO KIND' WHERE sequence = 2              | 2
            UPDATE entry SET chain = 'none' WHERE sequence = 1                | 1
            UPDATE body SET bytes = x'00' WHERE sequence = 2                  | 2
            UPDATE body SET salt = replace(salt, '1', '2') WHERE sequence = 2 | 2
            DELETE FROM body WHERE sequence = 2                               | 2
            DELETE FROM entry WHERE sequence = 2                              | 2
            DELETE FROM entry WHERE sequence = 1                              | 1
            """)
    void shouldNameTheEntryWhenSomebodyChangedTheFile(String change, long broken) throws SQLException {
        write("one", "two", "three");
        sql("DROP TRIGGER entry_is_never_changed", "DROP TRIGGER entry_is_never_deleted", change);

        try (var ledger = open()) {
            assertEquals(
                    broken,
                    assertInstanceOf(Verification.Broken.class, ledger.verify()).sequence());
        }
    }

    @ParameterizedTest
    @CsvSource({"UPDATE entry SET kind = 'other'", "DELETE FROM entry"})
    void shouldRefuseTheChangeWhenItIsMadeByMistake(String change) {
        write("one");

        assertThrows(SQLException.class, () -> sql(change));
    }

    @Test
    void shouldSayDamagedWhenATornEntryIsRead() throws SQLException {
        write("one", "two");
        sql("DELETE FROM body WHERE sequence = 2");

        try (var ledger = open()) {
            assertInstanceOf(Reason.Damaged.class, reason(() -> ledger.read(TASK, 0)));
        }
    }

    @Test
    void shouldReadButNeverWriteWhenOpenedToRead() throws IOException {
        // given
        assertTrue(SqliteLedger.openToRead(file).isEmpty());
        write("one");
        var before = Files.readAllBytes(file);

        // when, then
        try (var ledger = SqliteLedger.openToRead(file).orElseThrow()) {
            assertEquals(1, ledger.read(TASK, 0).size());
            assertInstanceOf(Verification.Intact.class, ledger.verify());
            assertInstanceOf(Reason.ReadOnly.class, reason(() -> ledger.append(TASK, 1, List.of(draft(2, "two")))));
            assertInstanceOf(Reason.ReadOnly.class, reason(() -> ledger.erase(1)));
        }
        assertArrayEquals(before, Files.readAllBytes(file));
    }

    @Test
    void shouldReadWhatAKilledWriterLeftInTheLog() throws SQLException, IOException {
        // given: a copy of the files as they lie while a writer lives
        write("one");
        var copy = Files.createDirectory(folder.resolve("copy")).resolve("locum.db");
        try (var ledger = open()) {
            ledger.append(TASK, 1, List.of(draft(1, "two")));
            Files.copy(file, copy);
            Files.copy(folder.resolve("locum.db-wal"), copy.resolveSibling("locum.db-wal"));
        }

        // when, then
        try (var ledger = SqliteLedger.openToRead(copy).orElseThrow()) {
            assertEquals(2, ledger.read(TASK, 0).size());
        }
    }

    @Test
    void shouldNeedNothingBesideTheFileWhenNobodyCanWriteThere() throws SQLException, IOException {
        write("one");

        try (var connection = new Database(file, Duration.ZERO).openToRead(true);
                var statement = connection.createStatement();
                var rows = statement.executeQuery("SELECT count(*) FROM entry");
                var files = Files.list(folder)) {
            assertEquals(1, rows.getInt(1));
            assertEquals(List.of(file), files.toList());
        }
    }

    @Test
    void shouldNotHoldTheErasedBytesAnywhereWhenABodyIsErased() throws IOException {
        write("the number is 5550123", "two");

        try (var ledger = open()) {
            assertTrue(holds("5550123"));
            ledger.erase(1);
            assertFalse(holds("5550123"));
        }
        assertFalse(holds("5550123"));
    }

    @Test
    void shouldRefuseTheDatabaseWhenANewerProgramWroteIt() throws SQLException {
        write("one");
        sql("INSERT INTO form (step, taken_millis) VALUES (2, 0)");

        assertEquals(new Reason.Newer(file.toString(), 2, 1), reason(this::open));
        sql("DELETE FROM form WHERE step = 2");
        open().close();
    }

    @Test
    void shouldSayDamagedWhenTheFileIsNoDatabase() throws IOException {
        Files.writeString(file, "no database ".repeat(500));

        assertInstanceOf(Reason.Damaged.class, reason(this::open));
    }

    @Test
    void shouldSayUnreachableWhenTheFolderIsAFile() throws IOException {
        Files.writeString(folder.resolve("home"), "a file");
        file = folder.resolve("home").resolve("locum.db");

        assertInstanceOf(Reason.Unreachable.class, reason(this::open));
    }

    @Test
    void shouldSayLockedWhenAnotherProcessKeepsItTooLong() throws SQLException {
        write("one");
        try (var other = connection();
                var statement = other.createStatement();
                var ledger =
                        SqliteLedger.open(new Database(file, Duration.ofMillis(1)), CLOCK, new SplittableRandom(1))) {
            statement.execute("BEGIN IMMEDIATE");

            assertEquals(
                    new Reason.Locked(file.toString()), reason(() -> ledger.append(TASK, 1, List.of(draft(1, "x")))));
            assertEquals(1, ledger.read(TASK, 0).size());

            statement.execute("ROLLBACK");
            assertInstanceOf(Appended.Done.class, ledger.append(TASK, 1, List.of(draft(1, "x"))));
        }
    }

    @Test
    void shouldSayFullOrReadOnlyWhenTheDatabaseSaysSo() throws SQLException {
        write("one");
        try (var connection = connection();
                var statement = connection.createStatement()) {
            statement.execute("PRAGMA max_page_count = 1");
            var full = assertThrows(
                    SQLException.class,
                    () -> statement.execute("CREATE TABLE much AS SELECT randomblob(1000000) AS bytes"));
            assertEquals(new Reason.Full("place"), SqliteFailures.reason(full, "place"));
        }
        var readOnly = new SQLiteConfig();
        readOnly.setReadOnly(true);
        try (var connection = readOnly.createConnection("jdbc:sqlite:" + file);
                var statement = connection.createStatement()) {
            var refused = assertThrows(SQLException.class, () -> statement.execute("DELETE FROM body"));
            assertEquals(new Reason.ReadOnly("place"), SqliteFailures.reason(refused, "place"));
        }
    }

    @RepeatedTest(30)
    void shouldLoseNothingWhenManyOpenTheNewFileAtOnce() throws InterruptedException, ExecutionException {
        var writers = 6;
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var results = threads.invokeAll(IntStream.range(0, writers)
                    .<Callable<Appended>>mapToObj(writer -> () -> {
                        try (var ledger = open()) {
                            return ledger.append(
                                    new StreamName("task/w" + writer), 0, List.of(draft(writer, "from " + writer)));
                        }
                    })
                    .toList());
            for (var result : results) {
                assertInstanceOf(Appended.Done.class, result.get());
            }
        }
        try (var ledger = open()) {
            assertEquals(
                    writers,
                    assertInstanceOf(Verification.Intact.class, ledger.verify()).entries());
        }
    }

    private SqliteLedger open() {
        return SqliteLedger.open(file, CLOCK, new SplittableRandom(1));
    }

    private void write(String... texts) {
        try (var ledger = open()) {
            for (var i = 0; i < texts.length; i++) {
                assertInstanceOf(Appended.Done.class, ledger.append(TASK, i, List.of(draft(i, texts[i]))));
            }
        }
    }

    private static Draft draft(int number, String text) {
        return new Draft(new Kind("something-said"), text.getBytes(UTF_8), "k" + number);
    }

    private boolean holds(String text) throws IOException {
        try (var files = Files.list(folder)) {
            for (var one : files.toList()) {
                if (new String(Files.readAllBytes(one), ISO_8859_1).contains(text)) {
                    return true;
                }
            }
            return false;
        }
    }

    private void sql(String... statements) throws SQLException {
        try (var connection = connection();
                var statement = connection.createStatement()) {
            for (var one : statements) {
                statement.execute(one);
            }
        }
    }

    private Connection connection() throws SQLException {
        return DriverManager.getConnection("jdbc:sqlite:" + file);
    }

    private static Reason reason(Runnable act) {
        return assertThrows(LedgerUnavailable.class, act::run).reason();
    }
}
