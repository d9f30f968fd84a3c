package dev.locum.core.ledger;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class VerificationTest {
    private static final StreamName STREAM = new StreamName("task/1");
    private static final Instant NOON = Instant.parse("2026-11-30T12:00:00Z");

    private final List<Recorded> written = new ArrayList<>();

    @BeforeEach
    void writeThree() {
        var ledger = new InMemoryLedger(() -> NOON);
        for (var i = 0; i < 3; i++) {
            ledger.append(STREAM, i, List.of(new Draft(new Kind("said"), ("body " + i).getBytes(UTF_8), "k" + i)));
        }
        ledger.replay(1, written::add);
    }

    @Test
    void shouldBeIntactWhenNothingWasChanged() {
        assertEquals(new Verification.Intact(3, 0, written.getLast().entry().chain()), walk());
        assertEquals(new Verification.Intact(0, 0, Digest.NONE), Verification.EMPTY);
    }

    @ParameterizedTest
    @MethodSource("changes")
    void shouldNameTheEntryWhenOneFieldWasChanged(UnaryOperator<Recorded> change) {
        written.set(1, change.apply(written.get(1)));

        assertEquals(2, assertInstanceOf(Verification.Broken.class, walk()).sequence());
    }

    static Stream<UnaryOperator<Recorded>> changes() {
        return Stream.of(
                changed((e, b) ->
                        new Entry(e.sequence(), new StreamName("task/2"), 2, e.kind(), e.at(), e.key(), b, e.chain())),
                changed((e, b) -> new Entry(e.sequence(), STREAM, 3, e.kind(), e.at(), e.key(), b, e.chain())),
                changed((e, b) -> new Entry(e.sequence(), STREAM, 2, new Kind("other"), e.at(), e.key(), b, e.chain())),
                changed((e, b) ->
                        new Entry(e.sequence(), STREAM, 2, e.kind(), e.at().plusMillis(1), e.key(), b, e.chain())),
                changed((e, b) -> new Entry(e.sequence(), STREAM, 2, e.kind(), e.at(), "other", b, e.chain())),
                changed((e, b) ->
                        new Entry(e.sequence(), STREAM, 2, e.kind(), e.at(), e.key(), Digest.NONE, e.chain())),
                changed((e, b) -> new Entry(e.sequence(), STREAM, 2, e.kind(), e.at(), e.key(), b, Digest.NONE)),
                changed((e, b) -> new Entry(7, STREAM, 2, e.kind(), e.at(), e.key(), b, e.chain())),
                recorded -> new Recorded(recorded.entry(), kept("other", "00")),
                recorded -> new Recorded(recorded.entry(), kept("body 1", "11")));
    }

    @Test
    void shouldNameTheGapWhenAnEntryIsGone() {
        written.remove(1);

        var sound = new Verification.Intact(1, 0, written.getFirst().entry().chain());
        assertEquals(new Verification.Broken(2, new Flaw.Missing(), sound), walk());
    }

    @Test
    void shouldKeepTheFirstBreakWhenMoreFollow() {
        written.removeFirst();
        written.removeFirst();

        assertEquals(1, assertInstanceOf(Verification.Broken.class, walk()).sequence());
    }

    @Test
    void shouldLinkDifferentlyWhenTwoFieldsSwapACharacter() {
        var one = Chain.EMPTY.next(new StreamName("task/1a"), 1, draft("b", "c"), NOON, Digest.NONE);
        var other = Chain.EMPTY.next(new StreamName("task/1"), 1, draft("ab", "c"), NOON, Digest.NONE);

        assertNotEquals(one.chain(), other.chain());
    }

    @Test
    void shouldGiveTheDocumentedLinkWhenAnotherProgramComputesIt() {
        // given: computed from docs/decisions/010-ledger-chain.md by a program that shares no code with this one
        var expected = "e2219ef15e6a7d13f54fa9c253b7d5601a0593cab53bd43bea879b4f853549de";

        // when
        var entry = Chain.EMPTY.next(STREAM, 1, draft("task-opened", "k0"), NOON, Digest.of("salted".getBytes(UTF_8)));

        // then
        assertEquals(expected, entry.chain().hex());
    }

    private Verification walk() {
        Verification found = Verification.EMPTY;
        for (var recorded : written) {
            found = found.then(recorded);
        }
        return found;
    }

    private static Draft draft(String kind, String key) {
        return new Draft(new Kind(kind), new byte[0], key);
    }

    private static Body.Kept kept(String text, String saltByte) {
        return new Body.Kept(text.getBytes(UTF_8), new Salt(saltByte.repeat(Salt.BYTES)));
    }

    private static UnaryOperator<Recorded> changed(Change change) {
        return recorded ->
                new Recorded(change.of(recorded.entry(), recorded.entry().body()), recorded.body());
    }

    private interface Change {
        Entry of(Entry entry, Digest body);
    }
}
