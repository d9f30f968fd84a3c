package dev.locum.core.ledger;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What every ledger does, wherever it keeps its entries. After each test its chain verifies. */
public abstract class LedgerContract {
    protected static final StreamName TASK = new StreamName("task/7f3a");
    protected static final StreamName OTHER = new StreamName("task/81bc");
    protected static final Instant NOON = Instant.parse("2026-11-30T12:00:00.123456Z");

    private final AtomicReference<Instant> now = new AtomicReference<>(NOON);
    private Ledger ledger;

    protected LedgerContract() {}

    /** An empty ledger. */
    protected abstract Ledger open(InstantSource clock);

    @BeforeEach
    final void openLedger() {
        ledger = open(now::get);
    }

    @AfterEach
    final void verifyAndClose() {
        assertInstanceOf(Verification.Intact.class, ledger.verify());
        ledger.close();
    }

    @Test
    void shouldReadBackWhatWasAppendedWhenReopenedFromTheStart() {
        // given
        var first = draft("task-opened", "one");
        var second = draft("round-opened", "two");

        // when
        var entries = done(ledger.append(TASK, 0, List.of(first, second)));

        // then
        assertEquals(List.of(1L, 2L), entries.stream().map(Entry::sequence).toList());
        assertEquals(List.of(1L, 2L), entries.stream().map(Entry::position).toList());
        assertEquals(List.of("one", "two"), texts(ledger.read(TASK, 0)));
        assertEquals(entries, ledger.read(TASK, 1).stream().map(Recorded::entry).toList());
        assertEquals(List.of("two"), texts(ledger.read(TASK, 2)));
        assertEquals(List.of(), ledger.read(OTHER, 0));
    }

    @Test
    void shouldKeepWholeMillisecondsWhenTheClockIsFiner() {
        var entry = done(ledger.append(TASK, 0, List.of(draft("a", "x")))).getFirst();

        assertEquals(Instant.parse("2026-11-30T12:00:00.123Z"), entry.at());
        assertEquals(entry, ledger.read(TASK, 1).getFirst().entry());
    }

    @Test
    void shouldCountPositionsByStreamAndSequencesOverAllWhenStreamsMix() {
        // when
        append(TASK, 0, "a");
        append(OTHER, 0, "b");
        append(TASK, 1, "c");

        // then
        var all = new ArrayList<Recorded>();
        ledger.replay(0, all::add);
        assertEquals(List.of("a", "b", "c"), texts(all));
        assertEquals(
                List.of(1L, 2L, 3L), all.stream().map(r -> r.entry().sequence()).toList());
        assertEquals(
                List.of(1L, 1L, 2L), all.stream().map(r -> r.entry().position()).toList());
        assertEquals(List.of("a", "c"), texts(ledger.read(TASK, 0)));
    }

    @Test
    void shouldReplayTheRestWhenAskedFromASequence() {
        IntStream.range(0, 700).forEach(i -> append(TASK, i, "e" + i));

        var rest = new ArrayList<Recorded>();
        ledger.replay(3, rest::add);

        assertEquals(
                LongStream.rangeClosed(3, 700).boxed().toList(),
                rest.stream().map(r -> r.entry().sequence()).toList());
    }

    @Test
    void shouldLetTheReaderWriteWhenReplaying() {
        // given
        append(TASK, 0, "a");
        append(TASK, 1, "b");

        // when
        ledger.replay(1, recorded -> {
            if (recorded.entry().stream().equals(TASK)) {
                append(OTHER, recorded.entry().position() - 1, "seen " + text(recorded));
            }
        });

        // then
        assertEquals(List.of("seen a", "seen b"), texts(ledger.read(OTHER, 0)));
    }

    @Test
    void shouldNameTheStreamsWhenAskedByPrefix() {
        append(OTHER, 0, "a");
        append(TASK, 0, "a");
        append(new StreamName("project/1"), 0, "a");
        append(new StreamName("task_x/1"), 0, "a");

        assertEquals(List.of(TASK, OTHER), List.copyOf(ledger.streams("task/")));
        assertEquals(4, ledger.streams("").size());
        assertEquals(List.of(), List.copyOf(ledger.streams("nobody")));
        assertEquals(List.of(), List.copyOf(ledger.streams("task%")));
    }

    @Test
    void shouldGiveOneEntryWhenAskedByItsSequence() {
        append(TASK, 0, "a");
        append(OTHER, 0, "b");

        assertEquals(List.of("b"), texts(ledger.entry(2).stream().toList()));
        for (var absent : List.of(-1L, 0L, 3L)) {
            assertTrue(ledger.entry(absent).isEmpty());
        }
    }

    @Test
    void shouldGiveTheNewestOfASelectionInTheOrderOfTheChain() {
        append(TASK, 0, "a");
        append(OTHER, 0, "b");
        append(TASK, 1, "c");
        var other = new Draft(new Kind("other"), "d".getBytes(UTF_8), "d");
        done(ledger.append(TASK, 2, List.of(other)));

        assertEquals(List.of("a", "b", "c", "d"), texts(ledger.newest(Selection.ALL, 9)));
        assertEquals(List.of("c", "d"), texts(ledger.newest(Selection.ALL, 2)));
        assertEquals(List.of("a", "c", "d"), texts(ledger.newest(new Selection("task/7", Optional.empty()), 9)));
        assertEquals(List.of("d"), texts(ledger.newest(new Selection("task/", Optional.of(other.kind())), 9)));
        assertEquals(List.of("b"), texts(ledger.newest(new Selection(OTHER.value(), Optional.empty()), 1)));
        assertEquals(List.of(), ledger.newest(new Selection("task%", Optional.empty()), 9));
    }

    @Test
    void shouldHandOverEveryEntryThatHoldsWhenVerifying() {
        IntStream.range(0, 300).forEach(i -> append(TASK, i, "e" + i));

        var sound = new ArrayList<Recorded>();
        ledger.verify(sound::add);

        assertEquals(ledger.read(TASK, 0), sound);
    }

    @Test
    void shouldBeHeldAgainstAHeadThatWasNoted() {
        append(TASK, 0, "a");
        var head = ledger.entry(1).orElseThrow().entry().chain().hex();
        append(TASK, 1, "b");
        var found = ledger.verify();

        assertEquals(found, NotedHead.parse("1:" + head).against(ledger, found));
        assertEquals(found, NotedHead.parse("1:" + head.substring(0, 8)).against(ledger, found));
        assertEquals(
                new Verification.Broken(2, new Flaw.NotAsNoted(), (Verification.Intact) found),
                NotedHead.parse("2:" + head).against(ledger, found));
        assertEquals(
                new Verification.Broken(3, new Flaw.Missing(), (Verification.Intact) found),
                NotedHead.parse("9:" + head).against(ledger, found));
        for (var wrong : List.of("", "1", head, "0:" + head, "1:" + head.substring(0, 7), "1:" + head + "0")) {
            assertThrows(IllegalArgumentException.class, () -> NotedHead.parse(wrong));
        }
    }

    @Test
    void shouldWriteNothingWhenAnotherWriterWasFaster() {
        append(TASK, 0, "a");

        assertEquals(new Appended.Moved(1), ledger.append(TASK, 0, List.of(draft("late", "b"))));
        assertEquals(new Appended.Moved(1), ledger.append(TASK, 5, List.of(draft("early", "b"))));
        assertEquals(List.of("a"), texts(ledger.read(TASK, 0)));
    }

    @Test
    void shouldAnswerWithTheEarlierEntriesWhenAppendedAgain() {
        // given
        var drafts = List.of(draft("a", "one"), draft("b", "two"));
        var entries = done(ledger.append(TASK, 0, drafts));
        append(TASK, 2, "three");

        // when
        var again = ledger.append(TASK, 0, drafts);

        // then
        assertEquals(new Appended.AlreadyThere(entries), again);
        assertEquals(3, ledger.read(TASK, 0).size());
    }

    @Test
    void shouldTakeTheSameKeyWhenItIsAnotherStream() {
        var draft = draft("a", "one");
        done(ledger.append(TASK, 0, List.of(draft)));

        assertEquals(OTHER, done(ledger.append(OTHER, 0, List.of(draft))).getFirst().stream());
    }

    @Test
    void shouldRefuseAllWhenAKeyStandsForAnotherFact() {
        var recorded = draft("a", "one");
        done(ledger.append(TASK, 0, List.of(recorded)));

        for (var drafts : List.of(
                List.of(new Draft(recorded.kind(), "other".getBytes(UTF_8), recorded.key())),
                List.of(new Draft(new Kind("other"), recorded.body(), recorded.key())),
                List.of(recorded, draft("b", "new beside old")),
                List.of(draft("c", "twice"), draft("c", "twice")))) {
            var refusal = assertThrows(KeyTaken.class, () -> ledger.append(TASK, 1, drafts));
            assertTrue(String.valueOf(refusal.getMessage()).contains("task/7f3a"), refusal.getMessage());
        }
        assertThrows(IllegalArgumentException.class, () -> ledger.append(TASK, 1, List.of()));
        assertEquals(List.of("one"), texts(ledger.read(TASK, 0)));
    }

    @Test
    void shouldKeepTheOrderWhenTheClockJumpsBack() {
        append(TASK, 0, "a");
        now.set(NOON.minusSeconds(86_400));
        append(TASK, 1, "b");
        now.set(Instant.EPOCH.minusSeconds(5));
        append(TASK, 2, "c");

        assertEquals(List.of("a", "b", "c"), texts(ledger.read(TASK, 0)));
        assertEquals(
                Instant.EPOCH.minusSeconds(5),
                ledger.read(TASK, 3).getFirst().entry().at());
    }

    @Test
    void shouldStayIntactWhenABodyIsErased() {
        // given
        var drafts = List.of(draft("a", "one"), draft("b", "two"));
        var entries = done(ledger.append(TASK, 0, drafts));

        // when
        ledger.erase(1);
        now.set(NOON.plusSeconds(60));
        ledger.erase(1);

        // then
        var erased = ledger.read(TASK, 1).getFirst();
        assertEquals(new Recorded(entries.getFirst(), new Body.Erased(NOON)), erased);
        assertEquals(new Verification.Intact(2, 1, entries.getLast().chain()), ledger.verify());
        assertEquals(new Appended.AlreadyThere(entries), ledger.append(TASK, 0, drafts));
        assertThrows(IllegalArgumentException.class, () -> ledger.erase(3));
        assertThrows(IllegalArgumentException.class, () -> ledger.erase(0));
    }

    @Test
    void shouldHideSecretsWhenTheyStandInABody() {
        var secret = "ghp_" + "a1B2".repeat(9);
        var draft = draft("a", "{\"said\":\"use " + secret + "\"}");
        done(ledger.append(TASK, 0, List.of(draft)));

        assertEquals(List.of("{\"said\":\"use [masked]\"}"), texts(ledger.read(TASK, 0)));
        assertInstanceOf(Appended.AlreadyThere.class, ledger.append(TASK, 0, List.of(draft)));
        assertThrows(
                IllegalArgumentException.class,
                () -> ledger.append(TASK, 1, List.of(new Draft(new Kind("a"), new byte[0], secret))));
    }

    @Test
    void shouldKeepEveryByteWhenABodyIsNoText() {
        var bytes = new byte[70_000];
        new SplittableRandom(7).nextBytes(bytes);
        done(ledger.append(TASK, 0, List.of(new Draft(new Kind("picture-taken"), bytes, "p"))));
        done(ledger.append(TASK, 1, List.of(new Draft(new Kind("nothing-said"), new byte[0], "n"))));

        var bodies = ledger.read(TASK, 0).stream().map(LedgerContract::kept).toList();

        assertEquals(Digest.of(bytes), Digest.of(bodies.getFirst()));
        assertEquals(0, bodies.getLast().length);
    }

    @Test
    void shouldLoseNoEntryWhenManyThreadsAppend() throws InterruptedException, ExecutionException {
        // given
        var writers = 8;
        var each = 40;

        // when
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var results = threads.invokeAll(IntStream.range(0, writers)
                    .<Callable<Integer>>mapToObj(writer -> () -> appendInTurn(writer, each))
                    .toList());
            for (var result : results) {
                assertEquals(each, result.get());
            }
        }

        // then
        var keys = ledger.read(TASK, 0).stream()
                .map(r -> r.entry().key())
                .distinct()
                .count();
        assertEquals((long) writers * each, keys);
    }

    @Test
    void shouldBeUnavailableWhenClosed() {
        var closed = open(now::get);
        closed.close();
        closed.close();

        var failure = assertThrows(LedgerUnavailable.class, () -> closed.read(TASK, 0));
        assertInstanceOf(LedgerUnavailable.Reason.Closed.class, failure.reason());
    }

    private int appendInTurn(int writer, int count) {
        long position = 0;
        var appended = 0;
        while (appended < count) {
            switch (ledger.append(TASK, position, List.of(draft(writer + "-" + appended, "x")))) {
                case Appended.Done done -> {
                    appended++;
                    position = done.entries().getLast().position();
                }
                case Appended.Moved moved -> position = moved.position();
                case Appended.AlreadyThere there -> throw new AssertionError("never appended before: " + there);
            }
        }
        return appended;
    }

    private void append(StreamName stream, long expected, String text) {
        done(ledger.append(stream, expected, List.of(draft("said-" + expected, text))));
    }

    protected static Draft draft(String key, String text) {
        return new Draft(new Kind("something-said"), text.getBytes(UTF_8), key);
    }

    protected static List<Entry> done(Appended outcome) {
        return assertInstanceOf(Appended.Done.class, outcome).entries();
    }

    private static List<String> texts(List<Recorded> recorded) {
        return recorded.stream().map(LedgerContract::text).toList();
    }

    private static String text(Recorded recorded) {
        return new String(kept(recorded), UTF_8);
    }

    private static byte[] kept(Recorded recorded) {
        return assertInstanceOf(Body.Kept.class, recorded.body()).bytes();
    }
}
