package dev.locum.app.words;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.locum.app.cli.terminal.Messages;
import dev.locum.core.ledger.Body;
import dev.locum.core.ledger.Digest;
import dev.locum.core.ledger.Entry;
import dev.locum.core.ledger.Kind;
import dev.locum.core.ledger.Recorded;
import dev.locum.core.ledger.Salt;
import dev.locum.core.ledger.StreamName;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class FactWordsTest {
    private static final Path SAMPLES = Path.of("../docs/schema/ledger");
    private static final List<Locale> LANGUAGES = List.of(Locale.ENGLISH, Locale.of("ru"));

    static List<Path> samples() throws IOException {
        try (Stream<Path> samples = Files.list(SAMPLES)) {
            return samples.sorted().toList();
        }
    }

    @ParameterizedTest
    @MethodSource("samples")
    void shouldSayEveryKindOfFactOnOneLineInBothLanguages(Path sample) throws IOException {
        String kind = sample.getFileName().toString().replace(".json", "");
        Recorded recorded = recorded(kind, Files.readAllBytes(sample));

        assertAll(LANGUAGES.stream().map(language -> () -> {
            String words = new FactWords(Messages.in(language)).say(recorded);
            assertFalse(words.isBlank(), kind);
            assertEquals(1, words.lines().count(), words);
            assertFalse(words.contains(" bytes ") || words.contains("{"), words);
        }));
    }

    @Test
    void shouldSayHowMuchItCannotReadWhenANewerProgramWroteIt() {
        Recorded recorded = recorded("never-heard-of", "{}".getBytes(StandardCharsets.UTF_8));

        assertEquals(
                "(2 bytes that this version of Locum cannot read)",
                new FactWords(Messages.in(Locale.ENGLISH)).say(recorded));
    }

    private static Recorded recorded(String kind, byte[] bytes) {
        Body.Kept body = new Body.Kept(bytes, new Salt("00".repeat(Salt.BYTES)));
        return new Recorded(
                new Entry(
                        1, new StreamName("task/1"), 1, new Kind(kind), Instant.EPOCH, "k", body.digest(), Digest.NONE),
                body);
    }
}
