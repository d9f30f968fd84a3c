package dev.locum.core.session;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.locum.core.evidence.TreeState;
import dev.locum.core.gate.verdict.Attribution;
import dev.locum.core.gate.verdict.Window;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

/** These facts of a run in, these windows out. */
final class WindowsTest {
    private static final TreeState BASELINE = tree(0);
    private static final TreeState NOW = tree(9);
    private static final RunFact BEGINS = new RunFact.CallStarted(1, new CallInput.TheTask());
    private static final RunFact ENDS = new RunFact.CallEnded(1, new ExecutorOutcome.Done(""), Cost.UNKNOWN);
    private static final RunFact RUN_ENDS = new RunFact.RunEnded(new RunEnd.Interrupted());
    private static final RunFact RESUMED = new RunFact.RunResumed(new CallInput.CarryOn(), 0, Instant.EPOCH);

    @Test
    void shouldBeTheExecutorsWhenItHadTheWordAndNobodysWhenItHadNot() {
        assertEquals(
                List.of(others(BASELINE, tree(1)), own(tree(1), tree(2)), others(tree(2), NOW)),
                of(seen(1), BEGINS, ENDS, seen(2)));
    }

    @Test
    void shouldLeaveOutWhatDidNotChangeTheTree() {
        assertEquals(List.of(own(BASELINE, NOW)), of(seen(0), BEGINS, ENDS, seen(9)));
    }

    @Test
    void shouldBeTheExecutorsWhenItHandsInWhileItWorks() {
        assertEquals(List.of(own(BASELINE, NOW)), of(seen(0), BEGINS));
    }

    @Test
    void shouldBeSharedWhenACallWasNeverSeenToEnd() {
        assertEquals(List.of(shared(BASELINE, tree(1)), own(tree(1), NOW)), of(seen(0), BEGINS, seen(1), BEGINS, ENDS));
    }

    @Test
    void shouldBeSomebodyElsesWhenARunRestedUntilItWasResumed() {
        assertEquals(
                List.of(own(BASELINE, tree(1)), others(tree(1), tree(2)), own(tree(2), NOW)),
                of(seen(0), BEGINS, ENDS, seen(1), RUN_ENDS, RESUMED, seen(2), BEGINS, ENDS));
    }

    @Test
    void shouldBeSharedWhenTheTreeCouldNotBeReadBeforeTheRunWasResumed() {
        assertEquals(
                List.of(shared(BASELINE, tree(1)), own(tree(1), NOW)),
                of(seen(0), BEGINS, ENDS, RUN_ENDS, RESUMED, seen(1), BEGINS, ENDS));
    }

    @Test
    void shouldBeTheTasksWhenItIsHandedInByHandAfterTheRun() {
        assertEquals(List.of(own(BASELINE, tree(1)), own(tree(1), NOW)), of(seen(0), BEGINS, ENDS, seen(1), RUN_ENDS));
    }

    @Test
    void shouldBeTheTasksAsAWholeWhenARunSawNoTree() {
        assertEquals(List.of(own(BASELINE, NOW)), of(BEGINS, ENDS, BEGINS, ENDS));
    }

    private static List<Window> of(RunFact... facts) {
        return Windows.of(BASELINE, List.of(facts), NOW);
    }

    private static RunFact seen(int number) {
        return new RunFact.TreeSeen(tree(number));
    }

    private static TreeState tree(int number) {
        return new TreeState("%040x".formatted(number));
    }

    private static Window own(TreeState from, TreeState to) {
        return new Window(from, to, Attribution.ATTRIBUTED);
    }

    private static Window others(TreeState from, TreeState to) {
        return new Window(from, to, Attribution.UNATTRIBUTED);
    }

    private static Window shared(TreeState from, TreeState to) {
        return new Window(from, to, Attribution.SHARED);
    }
}
