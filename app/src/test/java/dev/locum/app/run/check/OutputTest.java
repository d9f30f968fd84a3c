package dev.locum.app.run.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.locum.core.evidence.Output;
import dev.locum.core.ledger.Digest;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is kept does not depend on the pieces in which it came. */
class OutputTest {
    private static final int KEPT = OutputKeeper.KEPT;

    @ParameterizedTest
    @ValueSource(ints = {0, 1, KEPT - 1, KEPT, KEPT + 1, 2 * KEPT - 1, 2 * KEPT, 2 * KEPT + 1, 5 * KEPT + 7})
    void shouldKeepHeadAndTailWhenItComesInAnyPieces(int size) {
        // given
        Random random = new Random(size);
        byte[] all = new byte[size];
        for (int i = 0; i < size; i++) {
            all[i] = (byte) ('a' + random.nextInt(26));
        }
        OutputKeeper keeper = new OutputKeeper();

        // when
        for (int at = 0; at < size; ) {
            int length = Math.min(size - at, 1 + random.nextInt(random.nextBoolean() ? 10 : 3 * KEPT));
            keeper.printed(Arrays.copyOfRange(all, at, at + length), length);
            at += length;
        }

        // then
        Output output = keeper.output();
        String text = new String(all, StandardCharsets.US_ASCII);
        assertEquals(size, output.bytes());
        assertEquals(Digest.of(all), output.digest());
        assertEquals(text.substring(0, Math.min(size, KEPT)), output.head());
        assertEquals(text.substring(Math.max(Math.min(size, KEPT), size - KEPT)), output.tail());
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void shouldCutTheSameLinesWhenItComesInAnyPieces(long seed) {
        // given
        Random random = new Random(seed);
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 2_000; i++) {
            text.append(List.of("a", "я", "✓", "\n", "\r\n", "\r", " ").get(random.nextInt(7)));
        }
        byte[] bytes = text.toString().getBytes(StandardCharsets.UTF_8);
        List<String> lines = new ArrayList<>();
        LineSplitter splitter = new LineSplitter(lines::add);

        // when
        for (int at = 0; at < bytes.length; ) {
            int length = Math.min(bytes.length - at, 1 + random.nextInt(5));
            splitter.printed(Arrays.copyOfRange(bytes, at, at + length), length);
            at += length;
        }
        splitter.end();

        // then
        assertEquals(text.toString().lines().toList(), lines);
    }

    @Test
    void shouldCutALineShortWhenItNeverEnds() {
        // given
        List<String> lines = new ArrayList<>();
        LineSplitter splitter = new LineSplitter(lines::add);
        byte[] piece = "x".repeat(1000).getBytes(StandardCharsets.US_ASCII);

        // when
        for (int i = 0; i < 100; i++) {
            splitter.printed(piece, piece.length);
        }
        splitter.printed("\nshort\n".getBytes(StandardCharsets.US_ASCII), 7);

        // then
        assertEquals(List.of("x".repeat(LineSplitter.LONGEST), "short"), lines);
    }
}
