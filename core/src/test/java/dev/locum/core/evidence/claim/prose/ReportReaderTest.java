package dev.locum.core.evidence.claim.prose;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locum.core.evidence.claim.Source;
import dev.locum.core.evidence.claim.Stated;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class ReportReaderTest {

    @Test
    void shouldReadNoClaimWhereNoneIsMade() {
        assertEquals(List.of(), mistakes(Corpus.silent()));
    }

    @Test
    void shouldReadExactlyTheClaimsThatAreMade() {
        assertEquals(List.of(), mistakes(Corpus.claims()));
    }

    @Test
    void shouldKeepSilentWhereReadingWouldCostPrecision() {
        assertEquals(
                List.of(),
                Corpus.passedOver().stream()
                        .filter(labelled -> !read(labelled.text()).isEmpty())
                        .toList());
    }

    @Test
    void shouldReadOfALongHonestReportOnlyWhatItClaims() {
        assertEquals(
                new TreeSet<>(List.of(
                        "file shop/money.py",
                        "gone shop/legacy_round.py",
                        "cmd ruff check .",
                        "tests{pytest tests/test_cart.py} 12")),
                read(Corpus.resource("report-honest.md")));
    }

    @Test
    void shouldReadEveryClaimOfALongBoastingReport() {
        assertEquals(
                new TreeSet<>(List.of(
                        "places fetch_user>load_user 14",
                        "everywhere fetch_user>load_user",
                        "none fetch_user",
                        "file src/users/loader.py",
                        "file tests/test_loader.py",
                        "gone src/users/fetch.py",
                        "tests 128/128",
                        "cmd make lint",
                        "num 94% make cov",
                        "committed 4f5e6d7",
                        "pushed",
                        "done")),
                read(Corpus.resource("report-boasting.md")));
    }

    @Test
    void shouldReadEveryClaimOfARussianReport() {
        assertEquals(
                new TreeSet<>(List.of(
                        "file app/money.py",
                        "gone app/round.py",
                        "places round_half>round_up 5",
                        "everywhere round_half>round_up",
                        "tests 64/64",
                        "committed",
                        "done")),
                read(Corpus.resource("report-russian.md")));
    }

    @Test
    void shouldTieEachClaimToItsSentence() {
        String report = "Fixed `shop.py`.\n\n- All 12 tests pass.\n- Committed.\n";

        List<Stated> claims = ReportReader.read(report).claims();

        assertEquals(2, claims.size());
        for (Stated stated : claims) {
            Source.Sentence sentence = (Source.Sentence) stated.source();
            assertEquals(sentence.text(), report.substring(sentence.start(), sentence.end()));
        }
        assertEquals("All 12 tests pass.", ((Source.Sentence) claims.getFirst().source()).text());
    }

    @Test
    void shouldReachTheFiguresStatedInTheDecisionRecord() {
        List<Corpus.Labelled> all = new ArrayList<>(Corpus.silent());
        all.addAll(Corpus.claims());
        all.addAll(Corpus.passedOver());
        int read = 0;
        int right = 0;
        int made = 0;
        for (Corpus.Labelled labelled : all) {
            NavigableSet<String> found = read(labelled.text());
            read += found.size();
            made += labelled.expected().size();
            found.retainAll(labelled.expected());
            right += found.size();
        }

        System.out.printf(
                "claims in prose: %d texts, %d without a claim; precision %d/%d, recall %d/%d%n",
                all.size(), Corpus.silent().size(), right, read, right, made);
        assertEquals(read, right, "a claim was read that nobody made");
        assertTrue(right * 100 >= made * 90, "recall fell below nine in ten");
        assertTrue(Corpus.silent().size() >= 150 && made >= 100, "the corpus shrank");
    }

    private static List<String> mistakes(List<Corpus.Labelled> corpus) {
        return corpus.stream()
                .filter(labelled -> !read(labelled.text()).equals(labelled.expected()))
                .map(labelled ->
                        labelled.text() + "\n    made " + labelled.expected() + ", read " + read(labelled.text()))
                .toList();
    }

    private static NavigableSet<String> read(String report) {
        return ReportReader.read(report).claims().stream()
                .map(stated -> Shorthand.of(stated.claim()))
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
