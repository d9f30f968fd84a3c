package dev.locum.app.store;

import dev.locum.core.ledger.Body;
import dev.locum.core.ledger.Chain;
import dev.locum.core.ledger.Digest;
import dev.locum.core.ledger.Entry;
import dev.locum.core.ledger.Flaw;
import dev.locum.core.ledger.Kind;
import dev.locum.core.ledger.Recorded;
import dev.locum.core.ledger.Salt;
import dev.locum.core.ledger.Selection;
import dev.locum.core.ledger.StreamName;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SortedSet;
import java.util.TreeSet;

/** The statements on entries and bodies, prepared once for a connection. For one thread at a time. */
final class EntryTable {
    private static final String RECORDED = "SELECT e.sequence, e.stream, e.position, e.kind, e.at_millis, e.fact_key,"
            + " e.body, e.chain, b.sequence, b.salt, b.bytes, b.erased_millis"
            + " FROM entry e LEFT JOIN body b ON b.sequence = e.sequence";

    private final PreparedStatement end;
    private final PreparedStatement endOfStream;
    private final PreparedStatement find;
    private final PreparedStatement stream;
    private final PreparedStatement page;
    private final PreparedStatement newest;
    private final PreparedStatement bodyWithoutEntry;
    private final PreparedStatement names;
    private final PreparedStatement addEntry;
    private final PreparedStatement addBody;
    private final PreparedStatement eraseBody;

    EntryTable(Connection connection) throws SQLException {
        end = connection.prepareStatement("SELECT sequence, chain FROM entry ORDER BY sequence DESC LIMIT 1");
        endOfStream = connection.prepareStatement("SELECT coalesce(max(position), 0) FROM entry WHERE stream = ?");
        find = connection.prepareStatement(RECORDED + " WHERE e.stream = ? AND e.fact_key = ?");
        stream = connection.prepareStatement(RECORDED + " WHERE e.stream = ? AND e.position >= ? ORDER BY e.position");
        page = connection.prepareStatement(RECORDED + " WHERE e.sequence >= ? ORDER BY e.sequence LIMIT ?");
        // the plus keeps the walk in the order of the chain, where it can end early
        newest = connection.prepareStatement(RECORDED + " WHERE +e.stream >= ? AND +e.stream < ? AND ? IN ('', e.kind)"
                + " ORDER BY e.sequence DESC LIMIT ?");
        bodyWithoutEntry = connection.prepareStatement(
                "SELECT min(sequence) FROM body" + " WHERE sequence > (SELECT coalesce(max(sequence), 0) FROM entry)");
        names = connection.prepareStatement("SELECT DISTINCT stream FROM entry WHERE stream >= ? AND stream < ?");
        addEntry = connection.prepareStatement("INSERT INTO entry (sequence, stream, position, kind, at_millis,"
                + " fact_key, body, chain) VALUES (?, ?, ?, ?, ?, ?, ?, ?)");
        addBody = connection.prepareStatement("INSERT INTO body (sequence, salt, bytes) VALUES (?, ?, ?)");
        eraseBody = connection.prepareStatement("UPDATE body SET salt = NULL, bytes = NULL, erased_millis = ?"
                + " WHERE sequence = ? AND erased_millis IS NULL");
    }

    Chain end() throws SQLException {
        try (var rows = end.executeQuery()) {
            return rows.next() ? new Chain(rows.getLong(1), new Digest(rows.getString(2))) : Chain.EMPTY;
        }
    }

    long end(StreamName name) throws SQLException {
        endOfStream.setString(1, name.value());
        try (var rows = endOfStream.executeQuery()) {
            rows.next();
            return rows.getLong(1);
        }
    }

    Optional<Row> find(StreamName name, String key) throws SQLException {
        find.setString(1, name.value());
        find.setString(2, key);
        return rows(find).stream().findFirst();
    }

    List<Row> stream(StreamName name, long fromPosition) throws SQLException {
        stream.setString(1, name.value());
        stream.setLong(2, fromPosition);
        return rows(stream);
    }

    /** At most so many rows from a sequence on. */
    List<Row> page(long fromSequence, int most) throws SQLException {
        page.setLong(1, fromSequence);
        page.setInt(2, most);
        return rows(page);
    }

    /** At most so many of a selection, newest first. */
    List<Row> newest(Selection selection, int most) throws SQLException {
        newest.setString(1, selection.prefix());
        newest.setString(2, selection.prefix() + Character.MAX_VALUE);
        newest.setString(3, selection.kind().map(Kind::value).orElse(""));
        newest.setInt(4, most);
        return rows(newest);
    }

    /** The first body behind the last entry: what is left when somebody cut the end off. */
    OptionalLong bodyWithoutEntry() throws SQLException {
        try (var rows = bodyWithoutEntry.executeQuery()) {
            rows.next();
            var sequence = rows.getLong(1);
            return rows.wasNull() ? OptionalLong.empty() : OptionalLong.of(sequence);
        }
    }

    SortedSet<StreamName> names(String prefix) throws SQLException {
        names.setString(1, prefix);
        names.setString(2, prefix + Character.MAX_VALUE);
        var found = new TreeSet<StreamName>();
        try (var rows = names.executeQuery()) {
            while (rows.next()) {
                found.add(new StreamName(rows.getString(1)));
            }
        }
        return found;
    }

    void add(Entry entry, Body.Kept body) throws SQLException {
        addEntry.setLong(1, entry.sequence());
        addEntry.setString(2, entry.stream().value());
        addEntry.setLong(3, entry.position());
        addEntry.setString(4, entry.kind().value());
        addEntry.setLong(5, entry.at().toEpochMilli());
        addEntry.setString(6, entry.key());
        addEntry.setString(7, entry.body().hex());
        addEntry.setString(8, entry.chain().hex());
        addEntry.executeUpdate();
        addBody.setLong(1, entry.sequence());
        addBody.setString(2, body.salt().hex());
        addBody.setBytes(3, body.bytes());
        addBody.executeUpdate();
    }

    void erase(long sequence, Instant at) throws SQLException {
        eraseBody.setLong(1, at.toEpochMilli());
        eraseBody.setLong(2, sequence);
        eraseBody.executeUpdate();
    }

    private static List<Row> rows(PreparedStatement query) throws SQLException {
        var found = new ArrayList<Row>();
        try (var rows = query.executeQuery()) {
            while (rows.next()) {
                found.add(row(rows));
            }
        }
        return found;
    }

    private static Row row(ResultSet row) throws SQLException {
        var sequence = row.getLong(1);
        row.getLong(9);
        if (row.wasNull()) {
            return new Row.Torn(sequence, new Flaw.BodyMissing());
        }
        try {
            return new Row.Whole(new Recorded(entry(row, sequence), body(row)));
        } catch (IllegalArgumentException | NullPointerException malformed) {
            return new Row.Torn(sequence, new Flaw.Misshapen());
        }
    }

    private static Entry entry(ResultSet row, long sequence) throws SQLException {
        return new Entry(
                sequence,
                new StreamName(row.getString(2)),
                row.getLong(3),
                new Kind(row.getString(4)),
                Instant.ofEpochMilli(row.getLong(5)),
                row.getString(6),
                new Digest(row.getString(7)),
                new Digest(row.getString(8)));
    }

    private static Body body(ResultSet row) throws SQLException {
        var erased = row.getLong(12);
        return row.wasNull()
                ? new Body.Kept(row.getBytes(11), new Salt(row.getString(10)))
                : new Body.Erased(Instant.ofEpochMilli(erased));
    }
}
