package dev.locum.core.evidence.claim.prose;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HostileTextTest {
    private static final int LENGTH = 12_000_000;
    private static final List<String> PIECES = List.of(
            "all ",
            "tests ",
            "pass",
            ". ",
            "`",
            "``` ",
            "\n",
            "\n\n",
            "- ",
            "> ",
            "# ",
            "**",
            "\"",
            "«",
            "»",
            "(",
            ")",
            "|",
            "12/12 ",
            "created ",
            "src/x.py",
            "тесты ",
            "проходят",
            " not ",
            "\u0000",
            "\uD83D",
            "İ",
            "\u202E",
            "[",
            "](",
            "<!--",
            "-->",
            "~~",
            ";",
            "?",
            " и ",
            " and ",
            "old_api to new_api ",
            "in all 12 places ");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a",
                "`",
                "\"",
                "(",
                "*",
                "[",
                "tests in ",
                "all the ",
                "created a, ",
                "12/",
                "| ",
                "- ",
                ">",
                "\n",
                "e.g. ",
                "_",
                "renamed all the uses of ",
                "committed and ",
                "тесты, ",
                "⟦",
                "a,",
                "1 "
            })
    void shouldEndOnOnePieceRepeatedForEver(String piece) {
        ReportReading reading = ReportReader.read(piece.repeat(LENGTH / piece.length()));

        assertEquals(List.of(), reading.claims());
    }

    @Test
    void shouldReadTheEndOfAReportTooLongToBeOne() {
        ReportReading reading = ReportReader.read("All tests pass. ".repeat(LENGTH / 16) + "\n\nCommitted.");

        assertEquals(2, reading.claims().size());
    }

    @Test
    void shouldKeepTheNumberOfClaimsBounded() {
        StringBuilder report = new StringBuilder();
        for (int i = 0; i < 5_000; i++) {
            report.append("Created `src/f").append(i).append(".py`.\n\n");
        }

        assertEquals(
                ReportReader.MOST_CLAIMS,
                ReportReader.read(report.toString()).claims().size());
    }

    @Test
    void shouldTieEverySentenceToItsPlaceWhateverTheText() {
        RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(2026);
        for (int round = 0; round < 300; round++) {
            StringBuilder text = new StringBuilder();
            for (int i = random.nextInt(200); i > 0; i--) {
                text.append(PIECES.get(random.nextInt(PIECES.size())));
            }
            String report = text.toString();

            int last = 0;
            for (Sentence sentence : Sentences.of(report, 0)) {
                assertEquals(
                        sentence.source().text(),
                        report.substring(
                                sentence.source().start(), sentence.source().end()));
                assertTrue(sentence.source().start() >= last, "sentences stand in order and apart");
                last = sentence.source().end();
            }
            ReportReader.read(report);
        }
    }
}
