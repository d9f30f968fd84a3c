package dev.locum.app.cli.ledger;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locum.app.cli.Rehearsal;
import dev.locum.app.store.FactStream;
import dev.locum.app.store.SqliteLedger;
import dev.locum.app.store.codec.FactCodecs;
import dev.locum.core.gate.Answer;
import dev.locum.core.gate.Closing;
import dev.locum.core.gate.GateFact;
import dev.locum.core.gate.Origin;
import dev.locum.core.gate.TaskId;
import dev.locum.core.gate.Where;
import dev.locum.core.ledger.Codec;
import dev.locum.core.ledger.Draft;
import dev.locum.core.ledger.Kind;
import dev.locum.core.ledger.Ledger;
import dev.locum.core.ledger.StreamName;
import dev.locum.core.session.ProjectFact;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class LedgerCommandTest {
    private static final TaskId FIRST = new TaskId("t1aa");
    private static final TaskId SECOND = new TaskId("t2bb");
    private static final Pattern HEAD = Pattern.compile("Head: (\\S+)");

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({"verify,3,There is no ledger yet", "show,0,No such entry was recorded"})
    void shouldSayThatNothingWasRecordedAndMakeNothing(String command, int exit, String said) {
        Rehearsal rehearsal = called(exit, "ledger", command);

        assertTrue(rehearsal.out().startsWith(said), rehearsal.out());
        assertFalse(Files.exists(folder.resolve("home")));
    }

    @Test
    void shouldCountWhatHoldsAndSayThatTheOwnerIsNotProven() {
        // given
        record();

        // when
        Rehearsal rehearsal = called(0, "ledger", "verify");

        // then
        assertAll(
                () -> assertTrue(rehearsal.out().startsWith("The ledger is intact: "), rehearsal.out()),
                () -> assertTrue(
                        rehearsal.out().contains("6 entries hold in 3 streams; 0 bodies were erased."),
                        rehearsal.out()),
                () -> assertTrue(
                        rehearsal.out().contains("2 acts of the owner are recorded and not signed yet"),
                        rehearsal.out()));
    }

    @Test
    void shouldCountAnErasedBodyAndHoldAllTheSame() {
        record();
        try (Ledger ledger = open()) {
            ledger.erase(1);
        }

        assertTrue(called(0, "ledger", "verify").out().contains("1 body was erased."));
        assertTrue(called(0, "ledger", "show", "1").out().contains("(erased 2026-01-02 03:04 UTC)"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            UPDATE body SET bytes = x'7b7d' WHERE sequence = 3                      | 3 | body-changed
            DELETE FROM body WHERE sequence = 3                                     | 3 | body-missing
            DELETE FROM entry WHERE sequence = 3                                    | 3 | missing
            DELETE FROM entry WHERE sequence = 6                                    | 6 | missing
            UPDATE entry SET sequence = 9 WHERE sequence = 1; UPDATE entry SET sequence = 1 WHERE sequence = 2; UPDATE entry SET sequence = 2 WHERE sequence = 9 | 1 | unlinked
            UPDATE entry SET kind = 'task-closed' WHERE sequence = 2             | 2 | unlinked
            UPDATE entry SET stream = 'NO STREAM' WHERE sequence = 2                | 2 | misshapen
            UPDATE entry SET kind = (SELECT kind FROM entry WHERE sequence = 1), fact_key = 'x' WHERE sequence = 4 | 4 | unlinked
            """)
    void shouldNameTheFirstEntryThatDoesNotHold(String tampering, long entry, String flaw) throws SQLException {
        // given
        record();
        tamper(tampering);

        // when
        JsonNode document = document(called(1, "ledger", "verify", "--json"));

        // then
        assertEquals("broken", document.path("state").asString());
        assertEquals(entry, document.path("broken").path("entry").asLong());
        assertEquals(flaw, document.path("broken").path("type").asString());
        assertEquals(entry - 1, document.path("entries").asLong());
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "ru"})
    void shouldSayToAPersonWhereTheChainIsBroken(String language) throws SQLException {
        record();
        tamper("UPDATE body SET bytes = x'7b7d' WHERE sequence = 3");

        Rehearsal rehearsal = new Rehearsal(folder).with("LOCUM_LANG", language);
        int exit = rehearsal.call("ledger", "verify");

        assertEquals(1, exit);
        assertTrue(
                rehearsal
                        .out()
                        .contains(
                                language.equals("ru")
                                        ? "Запись 3 содержит не тот текст, который был записан."
                                        : "Entry 3 has another body than was written."),
                rehearsal.out());
    }

    @Test
    void shouldShowThatTheEndWasCutOffWhenAHeadWasNoted() throws SQLException {
        // given
        record();
        var noted = HEAD.matcher(called(0, "ledger", "verify").out());
        assertTrue(noted.find());
        String head = noted.group(1);
        called(0, "ledger", "verify", "--noted", head.substring(0, 10));

        // when: without a trace inside the chain
        tamper("DELETE FROM body WHERE sequence = 6; DELETE FROM entry WHERE sequence = 6");

        // then
        called(0, "ledger", "verify");
        Rehearsal cut = called(1, "ledger", "verify", "--noted", head);
        assertTrue(cut.out().contains("Entry 6 is missing."), cut.out());
    }

    @Test
    void shouldShowThatTheChainWasReplacedWhenAHeadWasNoted() throws IOException {
        record();

        Rehearsal other = called(1, "ledger", "verify", "--noted", "2:00000000");
        assertTrue(other.out().contains("Entry 2 is another than the one whose head you noted."), other.out());

        Files.delete(database());
        called(1, "ledger", "verify", "--noted", "2:00000000");
        called(2, "ledger", "verify", "--noted", "head");
    }

    @Test
    void shouldSayHowFarTheLedgerIsSoundWhenThePagesBehindAreNot() throws IOException {
        // given: a ledger of many pages, the last of which are lost
        record();
        try (Ledger ledger = open()) {
            StreamName stream = new StreamName("run/big");
            for (int i = 0; i < 40; i++) {
                byte[] body = new byte[3000];
                Arrays.fill(body, (byte) 'x');
                ledger.append(stream, i, List.of(new Draft(new Kind("big-thing"), body, "k" + i)));
            }
        }
        byte[] bytes = Files.readAllBytes(database());
        int from = bytes.length * 3 / 4;
        Arrays.fill(bytes, from, bytes.length, (byte) 0xff);
        Files.write(database(), bytes);

        // when
        JsonNode document = document(called(1, "ledger", "verify", "--json"));

        // then
        long sound = document.path("entries").asLong();
        assertTrue(sound >= 6, document.toString());
        assertEquals(sound + 1, document.path("broken").path("entry").asLong());
        assertEquals("unreadable", document.path("broken").path("type").asString());
    }

    @Test
    void shouldSayUnreadableWhenTheFileIsNoDatabase() throws IOException {
        Files.createDirectory(folder.resolve("home"));
        Files.writeString(database(), "no database ".repeat(500));

        Rehearsal rehearsal = called(1, "ledger", "verify");

        assertTrue(rehearsal.out().contains("Entry 1 cannot be read: "), rehearsal.out());
        called(5, "ledger", "show");
    }

    @Test
    void shouldNotJudgeALedgerThatANewerProgramWrote() throws SQLException {
        record();
        tamper("INSERT INTO form (step, taken_millis) VALUES (2, 0)");

        assertTrue(called(5, "ledger", "verify").err().contains("was written by a newer Locum"));
    }

    @Test
    void shouldLookWhileAnotherProcessWrites() throws SQLException {
        record();
        try (var other = DriverManager.getConnection("jdbc:sqlite:" + database());
                var statement = other.createStatement()) {
            statement.execute("BEGIN IMMEDIATE");

            called(0, "ledger", "verify");
            called(0, "ledger", "show");
        }
    }

    @Test
    void shouldListTheNewestLastAndOnlyWhatIsAskedFor() {
        record();

        assertEquals(List.of("1", "2", "3", "4", "5", "6"), column(called(0, "ledger", "show"), 0));
        assertEquals(List.of("5", "6"), column(called(0, "ledger", "show", "--limit", "2"), 0));
        assertEquals(
                List.of("task-opened", "owner-answered", "task-closed"),
                column(called(0, "ledger", "show", "--task", "t1"), 5));
        assertEquals(List.of("1", "4"), column(called(0, "ledger", "show", "--kind", "task-opened"), 0));
        assertEquals(List.of("6"), column(called(0, "ledger", "show", "--stream", "project/"), 0));
        called(2, "ledger", "show", "--kind", "NO KIND");
        called(2, "ledger", "show", "--limit", "0");
        called(2, "ledger", "show", "--task", "t1", "--stream", "task/");
        called(2, "ledger", "show", "7");
    }

    @Test
    void shouldWriteOneDocumentALineForAProgram() {
        record();

        List<String> lines = called(0, "ledger", "show", "--json", "--limit", "2")
                .out()
                .lines()
                .toList();

        JsonNode last = new JsonMapper().readTree(lines.getLast());
        assertEquals(2, lines.size());
        assertEquals(6, last.path("sequence").asLong());
        assertEquals("task-listed", last.path("fact").path("type").asString());
    }

    @Test
    void shouldKeepTheTerminalWholeWhateverAFactQuotes() {
        // given
        String hostile = "a\u001b[2J\u009b31m\nforged line\r\u202eevil\u0007\ud800";
        byte[] broken = "no JSON \u001b[2J\n\ufffe".getBytes(ISO_8859_1);
        try (Ledger ledger = open()) {
            StreamName stream = FIRST.stream();
            byte[] fact = ("{\"text\":\"" + new String(new JsonMapper().writeValueAsBytes(hostile), UTF_8) + "\"}")
                    .replace("\"\"", "\"")
                    .getBytes(UTF_8);
            ledger.append(stream, 0, List.of(new Draft(new Kind("strange-thing"), fact, "k1")));
            ledger.append(stream, 1, List.of(new Draft(new Kind("stranger-thing"), broken, "k2")));
            ledger.append(stream, 2, List.of(opened(hostile.replace("\ud800", ""))));
        }

        // when, then
        assertEquals(3, called(0, "ledger", "show").out().lines().count());
        assertEquals(3, called(0, "ledger", "show", "--json").out().lines().count());
        Stream.of("show", "show --json", "show 1", "show 2", "show 3", "show 1 --json", "verify")
                .map(args -> called(0, ("ledger " + args).split(" ", -1)).out())
                .forEach(out -> assertTrue(
                        out.codePoints().allMatch(point -> point == '\n' || isHarmless(point)),
                        () -> Arrays.toString(out.toCharArray())));
    }

    private static boolean isHarmless(int point) {
        return switch (Character.getType(point)) {
            case Character.CONTROL, Character.FORMAT, Character.SURROGATE -> false;
            default -> true;
        };
    }

    /** Two tasks, one closed by an answer of the owner's and one withdrawn, and a line of a project's index. */
    private void record() {
        try (Ledger ledger = open()) {
            add(ledger, FactCodecs.GATE, FIRST.stream(), List.of(opened(FIRST)));
            add(
                    ledger,
                    FactCodecs.GATE,
                    FIRST.stream(),
                    List.of(
                            new GateFact.OwnerAnswered("a1", new Answer.Accept("fine")),
                            new GateFact.TaskClosed(new Closing.AcceptedByOwner("fine"))));
            add(
                    ledger,
                    FactCodecs.GATE,
                    SECOND.stream(),
                    List.of(opened(SECOND), new GateFact.TaskClosed(new Closing.Withdrawn("no"))));
            add(ledger, FactCodecs.PROJECT, ProjectFact.stream("aa"), List.of(new ProjectFact.TaskListed(FIRST)));
        }
    }

    private static GateFact opened(TaskId task) {
        return new GateFact.TaskOpened(task, "mend it", Origin.BY_HAND, new Where("aa", "/p"));
    }

    private static <F> void add(Ledger ledger, Codec<F> codec, StreamName name, List<F> facts) {
        FactStream<F> stream = new FactStream<>(ledger, codec, name);
        assertTrue(stream.append(stream.read(), facts));
    }

    private static Draft opened(String text) {
        GateFact fact = new GateFact.TaskOpened(FIRST, text, Origin.BY_HAND, new Where("aa", "/p"));
        return new Draft(FactCodecs.GATE.kind(fact), FactCodecs.GATE.encode(fact), "k3");
    }

    private Ledger open() {
        return SqliteLedger.open(database(), () -> Instant.parse("2026-01-02T03:04:05Z"), new SplittableRandom(1));
    }

    private Path database() {
        return folder.resolve("home").resolve("locum.db");
    }

    private void tamper(String statements) throws SQLException {
        try (var connection = DriverManager.getConnection("jdbc:sqlite:" + database());
                var statement = connection.createStatement()) {
            statement.execute("DROP TRIGGER IF EXISTS entry_is_never_changed");
            statement.execute("DROP TRIGGER IF EXISTS entry_is_never_deleted");
            for (String one : statements.split(";", -1)) {
                statement.execute(one);
            }
        }
    }

    private Rehearsal called(int exit, String... args) {
        Rehearsal rehearsal = new Rehearsal(folder);
        assertEquals(exit, rehearsal.call(args), () -> rehearsal.out() + rehearsal.err());
        return rehearsal;
    }

    private static JsonNode document(Rehearsal rehearsal) {
        return new JsonMapper().readTree(rehearsal.out());
    }

    private static List<String> column(Rehearsal rehearsal, int column) {
        return rehearsal
                .out()
                .lines()
                .map(line -> line.strip().split("\\s+", -1)[column])
                .toList();
    }
}
