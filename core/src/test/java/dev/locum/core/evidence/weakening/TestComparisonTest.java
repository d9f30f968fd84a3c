package dev.locum.core.evidence.weakening;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locum.core.evidence.TestName;
import dev.locum.core.evidence.TestReport;
import dev.locum.core.evidence.TestTally;
import dev.locum.core.evidence.source.ChangedFile;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class TestComparisonTest {
    private static final String STOCK_TEST = """
            class StockTest {
                @Test
                void shouldAdd() {
                    assertEquals(1, new Stock().of("pen"));
                }
            }
            """;

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
        List<TestChange> changes = TestComparison.of(given.files(), List.of());

        // then
        assertEquals(List.of(), changes.stream().filter(TestChange::weakens).toList());
    }

    @ParameterizedTest
    @MethodSource("weakened")
    void shouldNameTheWeakeningWhenATestDemandsLess(Corpus.Case given) {
        // when
        List<TestChange> changes = TestComparison.of(given.files(), List.of());

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
        assertEquals(List.of(), TestComparison.of(same, List.of()));
    }

    @Test
    void shouldFindATestOutOfTheRunWhenItStandsThereAndNoRunNamesItAnyMore() {
        // given
        ChangedFile gone = ChangedFile.removed("src/test/java/StockTest.java", STOCK_TEST);
        ChangedFile come =
                ChangedFile.added("src/test/java/StockChecks.java", STOCK_TEST.replace("StockTest", "StockChecks"));
        NamedRuns lost = new NamedRuns(report("StockTest#shouldAdd"), report("SmokeTest#shouldBe"));
        NamedRuns kept = new NamedRuns(report("StockTest#shouldAdd"), report("StockChecks#shouldAdd"));
        NamedRuns unnamed = new NamedRuns(report("StockTest#shouldAdd"), report());

        // when, then
        assertEquals(
                List.of(TestChange.MovedOutOfRun.class),
                TestComparison.of(List.of(gone, come), List.of(lost)).stream()
                        .map(Object::getClass)
                        .toList());
        assertEquals(List.of(), TestComparison.of(List.of(gone, come), List.of(kept)));
        assertEquals(List.of(), TestComparison.of(List.of(gone, come), List.of(unnamed)));
    }

    @Test
    void shouldTakeATestForTheSameWhenTheCodeThatItTestsHasANewName() {
        // given
        List<ChangedFile> renamed = List.of(
                ChangedFile.removed("src/main/java/Stock.java", "class Stock { int of(String name) { return 1; } }"),
                ChangedFile.added("src/main/java/Shelf.java", "class Shelf { int of(String name) { return 1; } }"),
                ChangedFile.edited(
                        "src/test/java/StockTest.java", STOCK_TEST, STOCK_TEST.replace("Stock()", "Shelf()")));

        // when, then
        assertEquals(List.of(), TestComparison.of(renamed, List.of()));
    }

    @Test
    void shouldNotTakeAWordOfATestLibraryForANewNameOfTheCode() {
        // given
        List<ChangedFile> loosened = List.of(
                ChangedFile.edited("src/main/java/Stock.java", "class Stock {}", "class Stock { int shelf; }"),
                ChangedFile.edited(
                        "src/test/java/StockTest.java",
                        STOCK_TEST,
                        STOCK_TEST.replace("assertEquals", "assertNotEquals")));

        // when, then
        assertEquals(1, TestComparison.of(loosened, List.of()).size());
    }

    private static TestReport report(String... green) {
        SortedSet<TestName> names = new TreeSet<>();
        for (String name : green) {
            names.add(new TestName(name));
        }
        return new TestReport(
                new TestTally(1, 0, 0),
                new TreeSet<>(),
                names,
                new TreeSet<>(),
                new TreeSet<>(List.of("surefire")),
                TestReport.Source.REPORT_FILE);
    }
}
