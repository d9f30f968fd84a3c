package dev.locum.core.evidence;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.locum.core.evidence.Corroboration.Measured;
import dev.locum.core.evidence.Corroboration.Reason;
import dev.locum.core.evidence.Corroboration.Step;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class CorroborationTest {
    private static final Optional<Evidence> GREEN_BEFORE = Optional.of(Runs.evidence(Runs.green("a", "a")));

    @Test
    void shouldBelieveAGreenAtOnceWhenTheTreeIsStill() {
        assertEquals(
                new Step.Believed(new CheckOutcome.Green()),
                Corroboration.after(List.of(Runs.green("a", "a")), GREEN_BEFORE));
    }

    @Test
    void shouldBelieveARedAtOnceWhenThereIsNoBaseline() {
        // given
        Measured red = Runs.red("a", "a", "t");

        // then
        assertEquals(new Step.Believed(red.outcome()), Corroboration.after(List.of(red), Optional.empty()));
    }

    @Test
    void shouldRunAgainWhenARedWasGreenAtTheBaseline() {
        assertEquals(
                new Step.RunAgain(Reason.WAS_GREEN_AT_BASELINE),
                Corroboration.after(List.of(Runs.red("a", "a", "t")), GREEN_BEFORE));
    }

    @Test
    void shouldBelieveARedWhenTheSecondRunAgrees() {
        // given
        Measured red = Runs.red("a", "a", "t");

        // then
        assertEquals(new Step.Believed(red.outcome()), Corroboration.after(List.of(red, red), GREEN_BEFORE));
    }

    @Test
    void shouldBeFlakyWhenTwoRunsOnOneTreeDiffer() {
        assertEquals(
                new Step.Believed(new CheckOutcome.Flaky(List.of(new TestName("t")))),
                Corroboration.after(List.of(Runs.red("a", "a", "t"), Runs.green("a", "a")), GREEN_BEFORE));
        assertEquals(
                new Step.Believed(new CheckOutcome.Flaky(List.of(new TestName("t"), new TestName("u")))),
                Corroboration.after(List.of(Runs.red("a", "a", "s", "t"), Runs.red("a", "a", "s", "u")), GREEN_BEFORE));
    }

    @Test
    void shouldBelieveAtOnceWhenTheSameTestsWereRedBefore() {
        // given
        Optional<Evidence> redBefore = Optional.of(Runs.evidence(Runs.red("a", "a", "t")));
        Measured red = Runs.red("b", "b", "t");

        // then
        assertEquals(new Step.Believed(red.outcome()), Corroboration.after(List.of(red), redBefore));
    }

    @Test
    void shouldRunAgainWhenAnotherTestIsRedThanBefore() {
        // given
        Optional<Evidence> redBefore = Optional.of(Runs.evidence(Runs.red("a", "a", "t")));

        // then
        assertEquals(
                new Step.RunAgain(Reason.WAS_GREEN_AT_BASELINE),
                Corroboration.after(List.of(Runs.red("b", "b", "t", "u")), redBefore));
    }

    @Test
    void shouldRunAgainWhenTheTreeMoved() {
        assertEquals(
                new Step.RunAgain(Reason.TREE_MOVED), Corroboration.after(List.of(Runs.green("a", "b")), GREEN_BEFORE));
    }

    @Test
    void shouldBelieveTheSecondRunWhenItLeavesTheTreeStill() {
        assertEquals(
                new Step.Believed(new CheckOutcome.Green()),
                Corroboration.after(List.of(Runs.red("a", "b", "t"), Runs.green("b", "b")), GREEN_BEFORE));
    }

    @Test
    void shouldAskAThirdTimeWhenTheSettledRunIsRedAgainstTheBaseline() {
        // given
        List<Measured> runs = List.of(Runs.green("a", "b"), Runs.red("b", "b", "t"));

        // then
        assertEquals(new Step.RunAgain(Reason.WAS_GREEN_AT_BASELINE), Corroboration.after(runs, GREEN_BEFORE));
    }

    @Test
    void shouldSayItIsNeverStillWhenTheTreeMovedTwice() {
        assertEquals(
                new Step.NeverStill(),
                Corroboration.after(List.of(Runs.green("a", "b"), Runs.green("b", "c")), GREEN_BEFORE));
        assertEquals(
                new Step.NeverStill(),
                Corroboration.after(List.of(Runs.green("a", "b"), Runs.green("x", "x")), GREEN_BEFORE));
    }

    @Test
    void shouldStandAsItIsWhenARunSaysNothingOfTheWork() {
        // given
        CheckOutcome late = new CheckOutcome.TimedOut(Duration.ofMinutes(1));
        Measured moved = new Measured(Runs.green("a", "b").trial(), late);

        // then
        assertEquals(new Step.Believed(late), Corroboration.after(List.of(moved), GREEN_BEFORE));
    }
}
