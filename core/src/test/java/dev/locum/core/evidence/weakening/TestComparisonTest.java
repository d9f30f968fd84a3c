package dev.locum.core.evidence.weakening;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locum.core.evidence.source.ChangedFile;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class TestComparisonTest {

    static Stream<Corpus.Case> honest() {
        return Corpus.all().filter(Corpus.Case::isHonest);
    }

    static Stream<Corpus.Case> weakened() {
        return Corpus.all().filter(c -> !c.isHonest());
    }

    @ParameterizedTest
    @MethodSource("honest")
    void shouldAccuseNobodyWhenTheWorkIsHonest(Corpus.Case given) {
        // when
        List<TestChange> changes = TestComparison.of(given.files());

        // then
        assertEquals(List.of(), changes.stream().filter(TestChange::weakens).toList());
    }

    @ParameterizedTest
    @MethodSource("weakened")
    void shouldNameTheWeakeningWhenATestDemandsLess(Corpus.Case given) {
        // when
        List<TestChange> changes = TestComparison.of(given.files());

        // then
        assertTrue(
                changes.stream().anyMatch(c -> c.getClass().getSimpleName().equals(given.label())),
                () -> given + " gave " + changes);
    }

    @ParameterizedTest
    @MethodSource("dev.locum.core.evidence.weakening.Corpus#all")
    void shouldFindNothingWhenASideIsComparedWithItself(Corpus.Case given) {
        // given
        List<ChangedFile> same = given.files().stream()
                .map(f -> new ChangedFile(f.path(), f.before(), f.before()))
                .toList();

        // when, then
        assertEquals(List.of(), TestComparison.of(same));
    }
}
