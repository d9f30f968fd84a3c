package dev.locum.core.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.locum.core.evidence.TreeState;
import dev.locum.core.gate.Baseline;
import dev.locum.core.gate.Closing;
import dev.locum.core.gate.GateFact;
import dev.locum.core.gate.HandIn;
import dev.locum.core.gate.Judged;
import dev.locum.core.gate.Origin;
import dev.locum.core.gate.Replay;
import dev.locum.core.gate.TaskId;
import dev.locum.core.gate.TaskState;
import dev.locum.core.gate.Where;
import dev.locum.core.gate.verdict.Verdict;
import dev.locum.core.ledger.Digest;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** What a run does next, after every fact behind which it may have been killed. */
class DrivenRunTest {
    private static final Instant BEGAN = Instant.parse("2026-03-01T12:00:00Z");
    private static final Duration LIMIT = Duration.ofHours(1);
    private static final TaskId TASK = new TaskId("task1");
    private static final TreeState TREE = new TreeState("%040x".formatted(1));
    private static final String REPORT = "Done. All tests pass.";
    private static final Verdict FIX = new Verdict.Fix(List.of());

    private final List<RunFact> run = new ArrayList<>(List.of(new RunFact.RunStarted(
            new RunId("r001"),
            new RunOrder(
                    TASK,
                    "/project",
                    new RunOrder.Workplace.InPlace("/project"),
                    "command:true",
                    List.of(),
                    new RunOrder.Limits(3, LIMIT)),
            BEGAN)));

    private final List<GateFact> task = new ArrayList<>(
            List.of(new GateFact.TaskOpened(TASK, "mend it", Origin.DRIVEN_RUN, new Where("tree1", "/project"))));

    @Test
    void shouldLookAtTheTreeBeforeAnybodyWorksWhenItWasKilledBeforehand() {
        assertEquals(new Step.TakeBaseline(), next());
    }

    @Test
    void shouldGiveTheTaskWhenTheBaselineIsThere() {
        baseline();

        assertEquals(new Step.CallExecutor(new CallInput.TheTask(), LIMIT), next());
    }

    @Test
    void shouldCarryOnWhenItWasKilledDuringTheFirstCall() {
        baseline();
        run.add(new RunFact.CallStarted(1, new CallInput.TheTask()));

        assertEquals(new Step.CallExecutor(new CallInput.CarryOn(), LIMIT), next());
    }

    @Test
    void shouldGiveTheFindingsAgainWhenItWasKilledWhileTheyWereMended() {
        called(1, new CallInput.TheTask());
        judged(1, FIX);
        run.add(new RunFact.CallJudged(1, 1));
        run.add(new RunFact.CallStarted(2, new CallInput.Findings(1)));

        assertEquals(new Step.CallExecutor(new CallInput.Findings(1), LIMIT), next());
    }

    @Test
    void shouldRepeatTheOwnersWordsWhenTheExecutorCrashedOverThem() {
        called(1, new CallInput.TheTask());
        judged(1, FIX);
        run.add(new RunFact.CallJudged(1, 1));
        run.add(new RunFact.CallStarted(2, new CallInput.OwnerWords("half up")));
        run.add(new RunFact.CallEnded(2, new ExecutorOutcome.Crashed("exit 1", ""), Cost.UNKNOWN));

        assertEquals(new Step.CallExecutor(new CallInput.OwnerWords("half up"), LIMIT), next());
    }

    @Test
    void shouldHandInWhenItWasKilledBetweenReportAndHandIn() {
        called(1, new CallInput.TheTask());

        assertEquals(new Step.HandIn(REPORT, List.of()), next());
    }

    @Test
    void shouldNoteTheVerdictAndHandInNothingTwiceWhenItWasKilledBetweenTheTwo() {
        called(1, new CallInput.TheTask());
        judged(1, FIX);

        assertEquals(new Step.NoteRound(1), next());

        run.add(new RunFact.CallJudged(1, 1));
        assertEquals(new Step.CallExecutor(new CallInput.Findings(1), LIMIT), next());
    }

    @Test
    void shouldTakeNoEarlierRoundForTheCallWhenTheExecutorSaysTheSameAgain() {
        called(1, new CallInput.TheTask());
        judged(1, FIX);
        run.add(new RunFact.CallJudged(1, 1));
        called(2, new CallInput.Findings(1));

        assertEquals(new Step.HandIn(REPORT, List.of()), next());
    }

    @Test
    void shouldNoteTheVerdictBeforeTheRunEndsWhenTheTaskIsClosed() {
        called(1, new CallInput.TheTask());
        judged(1, new Verdict.CleanByFloor());
        task.add(new GateFact.TaskClosed(new Closing.Clean()));

        assertEquals(new Step.NoteRound(1), next());

        run.add(new RunFact.CallJudged(1, 1));
        assertEquals(new Step.End(new RunEnd.Clean()), next());
    }

    @Test
    void shouldHandInWhatIsOwedWhenARunIsResumedThatCouldNotReadTheTree() {
        called(1, new CallInput.TheTask());
        run.add(new RunFact.RunEnded(new RunEnd.TreeUnreadable("gone")));
        run.add(new RunFact.RunResumed(new CallInput.CarryOn(), 0, BEGAN));

        assertEquals(new Step.HandIn(REPORT, List.of()), next());
    }

    @Test
    void shouldListenToAVerdictThatCameWithTheResumeBeforeItCarriesOn() {
        called(1, new CallInput.TheTask());
        run.add(new RunFact.RunEnded(new RunEnd.Interrupted()));
        run.add(new RunFact.RunResumed(new CallInput.CarryOn(), 0, BEGAN));
        judged(1, FIX);
        run.add(new RunFact.CallJudged(1, 1));

        assertEquals(new Step.CallExecutor(new CallInput.Findings(1), LIMIT), next());
    }

    @Test
    void shouldGiveNobodyMoreTimeThanOrderedWhenTheClockIsSetBack() {
        baseline();

        assertEquals(new Step.CallExecutor(new CallInput.TheTask(), LIMIT), next(BEGAN.minus(Duration.ofDays(400))));
    }

    @Test
    void shouldBeOverWhenTheClockLeapsPastTheEnd() {
        baseline();

        assertEquals(new Step.End(new RunEnd.OutOfTime()), next(BEGAN.plus(LIMIT)));
        Step.CallExecutor last =
                assertInstanceOf(Step.CallExecutor.class, next(BEGAN.plus(LIMIT).minusNanos(1)));
        assertEquals(Duration.ofNanos(1), last.left());
    }

    private void baseline() {
        task.add(new GateFact.BaselineTaken(new Baseline.Taken(TREE, TREE, List.of(), new TreeSet<>())));
    }

    private void called(int call, CallInput input) {
        if (call == 1) {
            baseline();
        }
        run.add(new RunFact.CallStarted(call, input));
        run.add(new RunFact.CallEnded(call, new ExecutorOutcome.Done(REPORT), Cost.UNKNOWN));
    }

    private void judged(int round, Verdict verdict) {
        HandIn handIn = new HandIn(TREE, Digest.of(new byte[0]), List.of(), List.of(), List.of(), REPORT);
        task.add(new GateFact.HandedIn(round, handIn));
        task.add(new GateFact.VerdictGiven(new Judged(round, handIn, TREE, round, List.of(), verdict)));
    }

    private Step next() {
        return next(BEGAN);
    }

    private Step next(Instant now) {
        TaskState standing = Replay.of(task);
        return DrivenRun.next(RunState.of(run), standing, now);
    }
}
