package dev.locum.core.evidence.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locum.core.evidence.TestName;
import dev.locum.core.evidence.TestReport;
import dev.locum.core.evidence.TestReport.Source;
import dev.locum.core.evidence.TestTally;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The files are what the runners really printed, with folders renamed. */
class TestLinesTest {

    @ParameterizedTest(name = "{0}: {1} passed, {2} failed, {3} skipped")
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            pytest-ok        | 2 | 0 | 0 |
            pytest-okq       | 2 | 0 | 0 |
            pytest-mix       | 4 | 4 | 2 | TestK::test_inner; test_err; test_fails; test_p[2]
            pytest-mixq      | 4 | 4 | 2 | TestK::test_inner; test_err; test_fails; test_p[2]
            pytest-mixv      | 4 | 4 | 2 | TestK::test_inner; test_err; test_fails; test_p[2]
            pytest-mixrA     | 4 | 4 | 2 | TestK::test_inner; test_err; test_fails; test_p[2]
            pytest-color     | 4 | 4 | 2 | TestK::test_inner; test_err; test_fails; test_p[2]
            pytest-import    | 0 | 1 | 0 | test_import.py
            pytest-zero      | 0 | 0 | 0 |
            pytest-zeroq     | 0 | 0 | 0 |
            pytest-desel     | 0 | 0 | 0 |
            pytest-lie       | 1 | 1 | 0 | test_b
            pytest-x         | 2 | 1 | 0 | test_fails
            unittest-mix     | 3 | 5 | 2 | ut_mix.Cart.test_errs; ut_mix.Cart.test_fails; ut_mix.Cart.test_sub; ut_mix.Cart.test_xp; ut_mix.Сумма.test_два
            unittest-mixv    | 3 | 5 | 2 | ut_mix.Cart.test_errs; ut_mix.Cart.test_fails; ut_mix.Cart.test_sub; ut_mix.Cart.test_xp; ut_mix.Сумма.test_два
            unittest-ok      | 2 | 0 | 0 |
            unittest-okv     | 2 | 0 | 0 |
            unittest-zero    | 0 | 0 | 0 |
            unittest-import  | 0 | 1 | 0 | unittest.loader._FailedTest.test_import_nothere
            surefire-ok      | 8 | 0 | 1 |
            surefire-redae   | 6 | 2 | 1 | acme.CartTest#errs; acme.CartTest#fails
            surefire-redq    | 5 | 2 | 1 | acme.CartTest#errs; acme.CartTest#fails
            surefire-zero    | 0 | 0 | 0 |
            surefire-skip    | 0 | 0 | 0 |
            surefire-color   | 7 | 0 | 1 |
            go-allv          | 4 | 3 | 1 | example.com/shop/a.TestFails; example.com/shop/a.TestTable; example.com/shop/a.TestTable/сумма
            go-json          | 4 | 3 | 1 | example.com/shop/a.TestFails; example.com/shop/a.TestTable; example.com/shop/a.TestTable/сумма
            go-panic         | 1 | 1 | 0 | example.com/shop/e.TestPanics
            go-zero          | 0 | 0 | 0 |
            go-buildjson     | 2 | 1 | 0 | example.com/shop/d.[build failed]
            cargo-mix        | 3 | 1 | 1 | fails
            cargo-nofail     | 4 | 1 | 2 | fails
            cargo-q          | 4 | 1 | 2 | fails
            cargo-lib        | 1 | 0 | 1 |
            cargo-nocap      | 1 | 0 | 1 |
            cargo-zero       | 0 | 0 | 0 |
            cargo-col        | 1 | 0 | 1 |
            jest-mix         | 2 | 1 | 2 | cart › fails ✓ юникод
            jest-ok          | 1 | 0 | 0 |
            jest-v           | 1 | 1 | 2 | cart › fails ✓ юникод
            jest-col         | 1 | 1 | 2 | cart › fails ✓ юникод
            jest-syn         | 1 | 1 | 0 | c.test.js
            jest-zero        | 0 | 0 | 0 |
            jest-zeropass    | 0 | 0 | 0 |
            jest-filter      | 0 | 0 | 1 |
            vitest-mix       | 2 | 1 | 2 | cart > fails ✓ юникод
            vitest-ok        | 1 | 0 | 0 |
            vitest-v         | 1 | 1 | 2 | cart > fails ✓ юникод
            vitest-imp       | 1 | 1 | 0 | c.test.mjs
            vitest-zero      | 0 | 0 | 0 |
            vitest-zeropass  | 0 | 0 | 0 |
            vitest-dot       | 1 | 1 | 2 | cart > fails ✓ юникод
            vitest-filter    | 0 | 0 | 1 |
            mocha-mix        | 2 | 1 | 2 | cart fails юникод
            mocha-ok         | 1 | 0 | 0 |
            mocha-dot        | 1 | 1 | 2 | cart fails юникод
            mocha-min        | 1 | 1 | 2 | cart fails юникод
            mocha-col        | 1 | 1 | 2 | cart fails юникод
            mocha-zero       | 0 | 0 | 0 |
            node-mochatap    | 1 | 1 | 0 | cart fails юникод
            node-mix         | 4 | 2 | 2 | fails юникод; x # y
            node-spec        | 4 | 2 | 2 | fails юникод; x # y
            node-ok          | 1 | 0 | 0 |
            node-syn         | 1 | 1 | 0 | c.test.js
            node-zero2       | 0 | 0 | 0 |
            node-direct      | 3 | 2 | 2 | fails юникод; x # y
            node-col         | 3 | 2 | 2 | fails юникод; x # y
            """)
    void shouldCountAndNameWhatTheRunnerReported(
            String output, int passed, int failed, int skipped, @org.jspecify.annotations.Nullable String red) {
        // given
        TestLines lines = read(output);

        // when
        TestReport report = lines.report().orElseThrow();

        // then
        assertEquals(new TestTally(passed, failed, skipped), report.tally());
        assertEquals(red == null ? "" : red, joined(report));
        assertEquals(Set.of(output.substring(0, output.indexOf('-'))), report.runners());
        assertTrue(report.countsTests());
    }

    @ParameterizedTest
    @CsvSource({"pytest-crash", "pytest-okqq", "surefire-q", "cargo-build", "cargo-abort"})
    void shouldReportNothingWhenTheRunnerDidNotClose(String output) {
        assertEquals(Optional.empty(), read(output).report());
    }

    @ParameterizedTest
    @CsvSource({"go-all, 1, 3", "go-ok, 1, 0", "go-build, 1, 1"})
    void shouldCallTheCountsALowerBoundWhenGoNamesOnlyPackages(String output, int passed, int failed) {
        // when
        TestReport report = read(output).report().orElseThrow();

        // then
        assertEquals(new TestTally(passed, failed, 0), report.tally());
        assertFalse(report.countsTests());
    }

    @Test
    void shouldNameGreenTestsWhenTheRunnerNamesThem() {
        assertEquals(
                Set.of("test_adds", "test_p[1]", "test_xp", "test_вычитает"),
                names(read("pytest-mixv").report().orElseThrow().green()));
        assertEquals(
                Set.of("tests::adds", "panics", "сумма", "src/lib.rs - add (line 3)"),
                names(read("cargo-nofail").report().orElseThrow().green()));
    }

    @Test
    void shouldAddUpWhenSeveralRunnersReport() {
        // given
        TestLines lines = new TestLines();
        text("pytest-mix").lines().forEach(lines::line);
        text("jest-mix").lines().forEach(lines::line);

        // when
        TestReport report = lines.report().orElseThrow();

        // then
        assertEquals(new TestTally(6, 5, 4), report.tally());
        assertEquals(Set.of("pytest", "jest"), report.runners());
    }

    @Test
    void shouldKeepTheFileInTheNameWhenTwoFilesHoldTestsOfOneName() {
        // given
        TestLines lines = new TestLines();
        lines.line("FAILED tests/test_a.py::test_new - assert 0");
        lines.line("FAILED tests/test_b.py::test_new - assert 0");
        lines.line("2 failed in 0.10s");

        // then
        assertEquals(
                "tests/test_a.py::test_new; tests/test_b.py::test_new",
                joined(lines.report().orElseThrow()));
    }

    @Test
    void shouldReadAPlainClosingLineOnlyWhenNoKnownRunnerReports() {
        // given
        TestLines alone = new TestLines();
        alone.line("result: 3 passed, 1 failed, 2 skipped");
        TestLines beside = read("jest-ok");
        beside.line("30 passed, 0 failed");

        // then
        assertEquals(new TestTally(3, 1, 2), alone.report().orElseThrow().tally());
        assertEquals(new TestTally(1, 0, 0), beside.report().orElseThrow().tally());
    }

    @Test
    void shouldLetReportFilesOutrankLinesWhenBothSpeakOfOneRunner() {
        // given
        TestLines lines = read("surefire-ok");
        ReportedSuite file = new ReportedSuite(
                "surefire", "", Map.of("acme.CartTest#adds", TestResult.GREEN, "acme.CartTest#fails", TestResult.RED));

        // when
        TestReport report = lines.report(List.of(file, file)).orElseThrow();

        // then
        assertEquals(new TestTally(1, 1, 0), report.tally());
        assertEquals(Source.REPORT_FILE, report.source());
        assertEquals("acme.CartTest#fails", joined(report));
    }

    @Test
    void shouldNotCountTwiceWhenAFileOfAnUnknownWriterStandsBesideLines() {
        // given
        ReportedSuite file = new ReportedSuite(ReportedSuite.UNKNOWN, "", Map.of("a", TestResult.GREEN));

        // then
        assertEquals(
                new TestTally(2, 0, 0),
                read("pytest-ok").report(List.of(file)).orElseThrow().tally());
        assertEquals(
                new TestTally(1, 0, 0),
                new TestLines().report(List.of(file)).orElseThrow().tally());
    }

    private static TestLines read(String output) {
        TestLines lines = new TestLines();
        text(output).lines().forEach(lines::line);
        return lines;
    }

    private static String text(String output) {
        return Fixtures.text(output + ".txt");
    }

    private static String joined(TestReport report) {
        return report.red().stream().map(TestName::value).collect(Collectors.joining("; "));
    }

    private static Set<String> names(Set<TestName> tests) {
        return tests.stream().map(TestName::value).collect(Collectors.toSet());
    }
}
