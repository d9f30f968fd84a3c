package dev.locum.bench;

import dev.locum.app.store.SqliteLedger;
import dev.locum.core.ledger.Draft;
import dev.locum.core.ledger.Kind;
import dev.locum.core.ledger.Ledger;
import dev.locum.core.ledger.StreamName;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteConfig.JournalMode;
import org.sqlite.SQLiteConfig.SynchronousMode;

/**
 * Appending beside bare SQLite and verifying beside what it cannot do without (the reading, the hashing), by turns.
 * Arguments: an empty folder, rounds.
 */
public final class LedgerBench {
    private static final int BODY = 600;
    private static final int APPENDS = 500;
    private static final int ENTRIES = 100_000;
    private static final int BATCH = 500;

    private final Path top;
    private final int rounds;
    private final Random random = new Random(7);

    private LedgerBench(Path top, int rounds) {
        this.top = top;
        this.rounds = rounds;
    }

    public static void main(String[] arguments) throws Exception {
        LedgerBench bench = new LedgerBench(Path.of(arguments[0]).toAbsolutePath(), Integer.parseInt(arguments[1]));
        bench.append();
        bench.verify();
    }

    private void append() throws Exception {
        try (Ledger ledger = open("append.db");
                Connection bare = bare("bare.db")) {
            StreamName stream = new StreamName("task/append");
            try (var statement = bare.createStatement()) {
                statement.execute("CREATE TABLE said (sequence INTEGER PRIMARY KEY, fact_key TEXT UNIQUE, bytes BLOB)");
            }
            List<Long> ours = new ArrayList<>();
            List<Long> theirs = new ArrayList<>();
            for (int round = 0; round <= rounds; round++) {
                List<Draft> drafts = drafts(round * APPENDS, APPENDS);
                long from = (long) round * APPENDS;
                Callable<Void> locum = () -> appended(ledger, stream, from, drafts);
                Callable<Void> sqlite = () -> inserted(bare, drafts);
                long first = nanos(round % 2 == 0 ? locum : sqlite);
                long second = nanos(round % 2 == 0 ? sqlite : locum);
                // the first round warms up
                if (round > 0) {
                    ours.add(round % 2 == 0 ? first : second);
                    theirs.add(round % 2 == 0 ? second : first);
                }
            }
            report("append, one entry a transaction", APPENDS, ours);
            report("bare SQLite, one insert a transaction", APPENDS, theirs);
        }
    }

    private void verify() throws Exception {
        try (Ledger ledger = open("verify.db");
                Connection bare = bare("verify.db")) {
            StreamName stream = new StreamName("task/verify");
            for (int from = 0; from < ENTRIES; from += BATCH) {
                ledger.append(stream, from, drafts(from, BATCH));
            }
            List<Long> verify = new ArrayList<>();
            List<Long> select = new ArrayList<>();
            List<Long> hash = new ArrayList<>();
            for (int round = 0; round <= rounds; round++) {
                long verified = nanos(ledger::verify);
                long selected = nanos(() -> selected(bare));
                long hashed = nanos(() -> hashed());
                if (round > 0) {
                    verify.add(verified);
                    select.add(selected);
                    hash.add(hashed);
                }
            }
            report("verify", ENTRIES, verify);
            report("bare SELECT of the same columns", ENTRIES, select);
            report("bare SHA-256 over the same bytes", ENTRIES, hash);
        }
    }

    private static Void appended(Ledger ledger, StreamName stream, long from, List<Draft> drafts) {
        for (int i = 0; i < drafts.size(); i++) {
            ledger.append(stream, from + i, drafts.subList(i, i + 1));
        }
        return null;
    }

    private static Void inserted(Connection bare, List<Draft> drafts) throws SQLException {
        try (var transaction = bare.createStatement();
                var insert = bare.prepareStatement("INSERT INTO said (fact_key, bytes) VALUES (?, ?)")) {
            for (Draft draft : drafts) {
                transaction.execute("BEGIN IMMEDIATE");
                insert.setString(1, draft.key());
                insert.setBytes(2, draft.body());
                insert.executeUpdate();
                transaction.execute("COMMIT");
            }
        }
        return null;
    }

    private static long selected(Connection bare) throws SQLException {
        long bytes = 0;
        try (var statement = bare.createStatement();
                var rows = statement.executeQuery("SELECT e.sequence, e.stream, e.position, e.kind, e.at_millis,"
                        + " e.fact_key, e.body, e.chain, b.salt, b.bytes, b.erased_millis FROM entry e"
                        + " LEFT JOIN body b ON b.sequence = e.sequence ORDER BY e.sequence")) {
            while (rows.next()) {
                for (int column : new int[] {2, 4, 6, 7, 8, 9}) {
                    bytes += rows.getString(column).length();
                }
                bytes += rows.getLong(1) + rows.getLong(3) + rows.getLong(5) + rows.getBytes(10).length;
            }
        }
        return bytes;
    }

    /** For each entry the salted body and the fields of the link, about 200 bytes. */
    private static long hashed() throws Exception {
        MessageDigest sha = MessageDigest.getInstance("SHA-256");
        byte[] body = new byte[16 + BODY];
        byte[] link = new byte[200];
        long sum = 0;
        for (int i = 0; i < ENTRIES; i++) {
            body[0] = (byte) i;
            link[0] = sha.digest(body)[0];
            sum += sha.digest(link)[0];
        }
        return sum;
    }

    private List<Draft> drafts(int from, int count) {
        List<Draft> drafts = new ArrayList<>(count);
        for (int i = from; i < from + count; i++) {
            StringBuilder text = new StringBuilder("{\"type\":\"check-answered\",\"output\":\"");
            while (text.length() < BODY - 2) {
                text.append(Integer.toString(random.nextInt(1 << 20), 36)).append(' ');
            }
            text.setLength(BODY - 2);
            byte[] body = text.append("\"}").toString().getBytes(StandardCharsets.UTF_8);
            drafts.add(new Draft(new Kind("check-answered"), body, i + "-check-answered"));
        }
        return drafts;
    }

    private Ledger open(String name) {
        return SqliteLedger.open(top.resolve(name), InstantSource.system(), new SecureRandom());
    }

    /** The ledger's own settings. */
    private Connection bare(String name) throws SQLException {
        SQLiteConfig settings = new SQLiteConfig();
        settings.setJournalMode(JournalMode.WAL);
        settings.setSynchronous(SynchronousMode.FULL);
        Connection connection = settings.createConnection("jdbc:sqlite:" + top.resolve(name));
        try (var statement = connection.createStatement()) {
            statement.execute("PRAGMA secure_delete = ON");
            statement.execute("PRAGMA fullfsync = ON");
        }
        return connection;
    }

    private static long nanos(Callable<?> act) throws Exception {
        long start = System.nanoTime();
        act.call();
        return System.nanoTime() - start;
    }

    private static void report(String what, int count, List<Long> nanos) {
        List<Long> sorted = nanos.stream().sorted().toList();
        System.out.printf(
                "%-40s median %,9d a second   most %,9d%n",
                what, perSecond(count, sorted.get(sorted.size() / 2)), perSecond(count, sorted.getFirst()));
    }

    private static long perSecond(int count, long nanos) {
        return count * 1_000_000_000L / nanos;
    }
}
