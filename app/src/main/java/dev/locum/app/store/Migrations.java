package dev.locum.app.store;

import dev.locum.core.ledger.LedgerUnavailable;
import dev.locum.core.ledger.LedgerUnavailable.Reason;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.InstantSource;
import java.util.List;
import java.util.Objects;

/**
 * The steps that bring a database to the form this program knows, each in one transaction with the note that it was taken.
 * A step that was released is never changed.
 */
final class Migrations {
    /** In order; the form a step leads to is its place, counted from 1. */
    private static final List<String> STEPS = List.of("001-ledger.sql");

    private Migrations() {}

    /** @throws LedgerUnavailable when the database has a form newer than the last step */
    static void apply(Connection connection, String place, InstantSource clock) throws SQLException {
        try (var statement = connection.createStatement()) {
            if (form(statement) == STEPS.size()) {
                return;
            }
            statement.execute("BEGIN IMMEDIATE");
            try {
                var form = form(statement);
                if (form > STEPS.size()) {
                    throw new LedgerUnavailable(new Reason.Newer(place, form, STEPS.size()));
                }
                take(statement, form, clock);
                statement.execute("COMMIT");
            } catch (SQLException | RuntimeException failure) {
                statement.execute("ROLLBACK");
                throw failure;
            }
        }
    }

    /**
     * Sees that every step was taken, and takes none.
     *
     * @throws LedgerUnavailable when a newer program wrote the database, or none of ours
     */
    static void mustBeTaken(Connection connection, String place) throws SQLException {
        try (var statement = connection.createStatement()) {
            var form = form(statement);
            if (form > STEPS.size()) {
                throw new LedgerUnavailable(new Reason.Newer(place, form, STEPS.size()));
            }
            if (form < STEPS.size()) {
                throw new LedgerUnavailable(new Reason.Damaged(place, "it holds no ledger of this form"));
            }
        }
    }

    private static void take(Statement statement, int form, InstantSource clock) throws SQLException {
        if (form == 0) {
            statement.execute("CREATE TABLE form (step INTEGER PRIMARY KEY, taken_millis INTEGER NOT NULL) STRICT");
        }
        for (var step = form; step < STEPS.size(); step++) {
            statement.executeUpdate(text(STEPS.get(step)));
            statement.execute(
                    "INSERT INTO form (step, taken_millis) VALUES (" + (step + 1) + ", " + clock.millis() + ")");
        }
    }

    private static int form(Statement statement) throws SQLException {
        try (var table = statement.executeQuery("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'form'")) {
            if (!table.next()) {
                return 0;
            }
        }
        try (var last = statement.executeQuery("SELECT coalesce(max(step), 0) FROM form")) {
            last.next();
            return last.getInt(1);
        }
    }

    private static String text(String step) {
        try (var stream = Objects.requireNonNull(Migrations.class.getResourceAsStream(step), step)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException failure) {
            throw new UncheckedIOException("a part of the program is missing: " + step, failure);
        }
    }
}
