package dev.locum.core.evidence;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.locum.core.evidence.CheckOutcome.CouldNotStart;
import dev.locum.core.evidence.CheckOutcome.Red;
import dev.locum.core.evidence.CheckOutcome.RedReason;
import dev.locum.core.evidence.TestReport.Source;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MeasureTest {
    private static final Precedent STARTED =
            new Precedent(Optional.of(Runs.evidence(Runs.green("a", "a"))), OptionalInt.empty());

    /** The lines are what shells and tools of several makes and ages print. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            127 | sh: 1: npm: not found
            127 | sh: line 1: npm: command not found
            127 | bash: npm: command not found
            127 | /bin/sh: npm: not found
            127 | env: ‘node’: No such file or directory
            127 | /usr/bin/env: "node": No such file or directory
            127 | ./build.sh: line 3: cmake: command not found
            126 | sh: 1: /opt/tool: Permission denied
            126 | bash: /opt/tool: cannot execute: required file not found
            2   | make: *** [Makefile:2: test] Error 127:make: jest: No such file or directory
            1   | /usr/bin/python3: No module named pytest
            1   | The JAVA_HOME environment variable is not defined correctly
            1   | ERROR: JAVA_HOME is not set and no 'java' command could be found in your PATH.
            1   | error: rustup could not choose a version of cargo to run, because one wasn't specified explicitly
            """)
    void shouldSayItCouldNotStartWhenWhatIsMissingIsNotOfTheTree(int status, String printed) {
        // given
        Trial trial = Runs.trial(new Ending.Exited(status), printed.replace(":make", "\nmake") + "\n");

        // when
        CheckOutcome fresh = Measure.of(Runs.CHECK, trial, Precedent.NONE);
        CheckOutcome later = Measure.of(Runs.CHECK, trial, STARTED);

        // then
        assertEquals(CouldNotStart.class, fresh.getClass());
        assertEquals(fresh, later);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            127 | sh: 1: ./run-tests.sh: not found
            126 | sh: 1: ./run-tests.sh: Permission denied
            127 | bash: scripts/check: No such file or directory
            1   | npm error Missing script: "test"
            """)
    void shouldBlameTheWorkOnlyWhenWhatIsMissingRanAtTheBaseline(int status, String printed) {
        // given
        Trial trial = Runs.trial(new Ending.Exited(status), printed + "\n");

        // then
        assertEquals(new CouldNotStart(printed), Measure.of(Runs.CHECK, trial, Precedent.NONE));
        assertEquals(new Red(List.of(new RedReason.ExitStatus(0, status))), Measure.of(Runs.CHECK, trial, STARTED));
    }

    @Test
    void shouldBeRedWhenTestsRanAlthoughSomeToolWasNotFound() {
        // given
        Trial ran = Runs.counted(127, 3, Source.CLOSING_LINE);
        Trial trial = new Trial(
                ran.ending(),
                ran.tests(),
                Runs.output("sh: 1: deploy: not found\n"),
                ran.missing(),
                ran.before(),
                ran.after());

        // then
        assertEquals(new Red(List.of(new RedReason.ExitStatus(0, 127))), Measure.of(Runs.CHECK, trial, Precedent.NONE));
    }

    @Test
    void shouldBeRedWhenItEndsWithAnotherStatusThanExpected() {
        assertEquals(
                new Red(List.of(new RedReason.ExitStatus(0, 1))),
                Measure.of(Runs.CHECK, Runs.trial(new Ending.Exited(1), "no\n"), Precedent.NONE));
    }

    @Test
    void shouldHoldTheNumberOfTestsWhenTheRunnerCountsThem() {
        assertEquals(new CheckOutcome.Green(), least(3, Runs.counted(0, 3, Source.CLOSING_LINE)));
        assertEquals(
                new Red(List.of(new RedReason.TooFewTests(4, 3))), least(4, Runs.counted(0, 3, Source.CLOSING_LINE)));
        assertEquals(new Red(List.of(new RedReason.NoTestRan())), least(1, Runs.counted(0, 0, Source.CLOSING_LINE)));
    }

    @Test
    void shouldLeaveItOpenWhenNobodyCountedOrOnlyPackages() {
        assertEquals(new CheckOutcome.Uncounted(), least(1, Runs.trial(new Ending.Exited(0), "fine\n")));
        assertEquals(new CheckOutcome.Uncounted(), least(4, Runs.counted(0, 3, Source.PACKAGE_LINE)));
        assertEquals(new CheckOutcome.Green(), least(3, Runs.counted(0, 3, Source.PACKAGE_LINE)));
        assertEquals(new Red(List.of(new RedReason.NoTestRan())), least(1, Runs.counted(0, 0, Source.PACKAGE_LINE)));
    }

    @Test
    void shouldLeaveItOpenWhenARunnerThatAlwaysCountsSaysNothingAnyMore() {
        // given
        Trial silent = Runs.trial(new Ending.Exited(0), "");
        Precedent pytest = new Precedent(Optional.of(ran(6)), OptionalInt.empty());
        Precedent gradle = new Precedent(Optional.of(of("gradle", ran(6))), OptionalInt.empty());

        // then
        assertEquals(new CheckOutcome.Uncounted(), Measure.of(Runs.CHECK, silent, pytest));
        assertEquals(new CheckOutcome.Green(), Measure.of(Runs.CHECK, silent, gradle));
        assertEquals(new CheckOutcome.Green(), Measure.of(Runs.CHECK, Runs.counted(0, 1, Source.CLOSING_LINE), pytest));
    }

    @Test
    void shouldBeRedWhenFewerTestsRanThanTheLastTimeItWasClean() {
        // given
        Check check = expecting(new Expectation.NotFewerTests());
        Trial four = Runs.counted(0, 4, Source.REPORT_FILE);
        Precedent five = new Precedent(Optional.of(ran(6)), OptionalInt.of(5));
        Precedent fewerAlready = new Precedent(Optional.of(ran(4)), OptionalInt.of(5));
        Precedent atTheBaseline = new Precedent(Optional.empty(), OptionalInt.of(5));

        // then
        assertEquals(new Red(List.of(new RedReason.FewerTestsThanBefore(5, 4))), Measure.of(check, four, five));
        assertEquals(new CheckOutcome.Green(), Measure.of(check, four, fewerAlready));
        assertEquals(new CheckOutcome.Green(), Measure.of(check, four, atTheBaseline));
        assertEquals(
                new CheckOutcome.Green(), Measure.of(check, Runs.counted(0, 4, Source.REPORT_FILE), Precedent.NONE));
    }

    @Test
    void shouldSayNothingOfTheWorkWhenItDidNotEndByItself() {
        assertEquals(new CheckOutcome.Died(9), measured(new Ending.BySignal(9)));
        assertEquals(new CheckOutcome.Cancelled(), measured(new Ending.GivenUp()));
        assertEquals(new CouldNotStart("no shell"), measured(new Ending.NotSpawned("no shell")));
        assertEquals(
                new CheckOutcome.TimedOut(Duration.ofSeconds(1)), measured(new Ending.AtLimit(Duration.ofSeconds(1))));
    }

    @Test
    void shouldBlameTheWorkWhenItRemovedTheFolderThatWasThereAtTheBaseline() {
        // given
        Trial trial = Runs.trial(new Ending.FolderMissing("web"), "");

        // then
        assertEquals(new Red(List.of(new RedReason.FileMissing("web"))), Measure.of(Runs.CHECK, trial, STARTED));
        assertEquals(new CouldNotStart("no such folder: web"), Measure.of(Runs.CHECK, trial, Precedent.NONE));
    }

    private static CheckOutcome measured(Ending ending) {
        return Measure.of(Runs.CHECK, Runs.trial(ending, ""), Precedent.NONE);
    }

    private static CheckOutcome least(int tests, Trial trial) {
        return Measure.of(expecting(new Expectation.AtLeastTests(tests)), trial, Precedent.NONE);
    }

    private static Check expecting(Expectation expectation) {
        return new Check(
                new CheckId("tests"),
                "run",
                "",
                Duration.ofMinutes(1),
                0,
                List.of(expectation),
                new TreeSet<>(),
                List.of());
    }

    private static Evidence ran(int tests) {
        return Runs.evidence(
                new Corroboration.Measured(Runs.counted(0, tests, Source.REPORT_FILE), new CheckOutcome.Green()));
    }

    private static Evidence of(String runner, Evidence evidence) {
        TestReport report = evidence.tests().orElseThrow();
        return new Evidence(
                evidence.id(),
                evidence.check(),
                evidence.checkText(),
                evidence.binding(),
                evidence.at(),
                evidence.took(),
                evidence.outcome(),
                Optional.of(new TestReport(
                        report.tally(),
                        report.red(),
                        report.green(),
                        report.skipped(),
                        new TreeSet<>(List.of(runner)),
                        report.source())),
                evidence.output());
    }
}
