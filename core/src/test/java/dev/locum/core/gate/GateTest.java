package dev.locum.core.gate;

import static dev.locum.core.gate.Samples.T0;
import static dev.locum.core.gate.Samples.T1;
import static dev.locum.core.gate.Samples.T2;
import static dev.locum.core.gate.Samples.baseline;
import static dev.locum.core.gate.Samples.changed;
import static dev.locum.core.gate.Samples.green;
import static dev.locum.core.gate.Samples.handIn;
import static dev.locum.core.gate.Samples.red;
import static dev.locum.core.gate.Samples.redByStatusOnly;
import static dev.locum.core.gate.Samples.silent;
import static dev.locum.core.gate.Samples.testsPass;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locum.core.evidence.CheckId;
import dev.locum.core.evidence.CheckOutcome;
import dev.locum.core.evidence.Evidence;
import dev.locum.core.evidence.EvidenceId;
import dev.locum.core.evidence.TestName;
import dev.locum.core.evidence.TreeBinding;
import dev.locum.core.evidence.TreeState;
import dev.locum.core.evidence.claim.ClaimResult;
import dev.locum.core.evidence.claim.RefutedBy;
import dev.locum.core.gate.verdict.Finding;
import dev.locum.core.gate.verdict.JudgedClaim;
import dev.locum.core.gate.verdict.LensLook;
import dev.locum.core.gate.verdict.Territory;
import dev.locum.core.gate.verdict.Verdict;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

/** The rules of the gate as stories. The last of them is that every way of the table was walked. */
final class GateTest {
    private static final Set<Transition> VISITED = new HashSet<>();

    private static Scenario task() {
        return new Scenario(VISITED);
    }

    private static JudgedClaim refuted() {
        RefutedBy by = new RefutedBy.TestsRed(
                new EvidenceId("e"), "tests", 1, Optional.empty(), List.of(new TestName("test_a")));
        return new JudgedClaim(testsPass(), new ClaimResult.Refuted(by));
    }

    @Test
    void shouldCloseTheTaskWhenEveryCheckIsGreenAndNothingSpeaksAgainstIt() {
        task().opened(baseline(green(T0)))
                .round(handIn(T1), green(T1), changed("a.py"))
                .verdict(Verdict.CleanByFloor.class)
                .in(StateKind.CLOSED);
    }

    @Test
    void shouldSendBackWhenAClaimIsRefuted() {
        task().opened(baseline(red(T0, "test_a")))
                .round(handIn(T1, testsPass()), red(T1, "test_a"), changed("a.py"), refuted())
                .verdict(Verdict.Fix.class)
                .in(StateKind.WORKING);
    }

    @Test
    void shouldSendBackWhenATestThatWasGreenIsRed() {
        Scenario story = task().opened(baseline(green(T0))).round(handIn(T1), red(T1, "test_b"), changed("a.py"));

        story.verdict(Verdict.Fix.class);
        assertEquals(
                List.of(new TestName("test_b")),
                story.finding(Finding.TestsRed.class).tests());
    }

    @Test
    void shouldListAndNotBlameWhenOnlyOldRedsAreRed() {
        Scenario story =
                task().opened(baseline(red(T0, "test_old"))).round(handIn(T1), red(T1, "test_old"), changed("a.py"));

        story.verdict(Verdict.CleanByFloor.class);
        assertEquals(
                List.of(new TestName("test_old")),
                story.finding(Finding.OldReds.class).tests());
    }

    @Test
    void shouldBlameOnlyTheNewRedWhenAnOldOneIsRedToo() {
        Scenario story = task().opened(baseline(red(T0, "test_old")))
                .round(handIn(T1), red(T1, "test_old", "test_new"), changed("a.py"));

        story.verdict(Verdict.Fix.class);
        assertEquals(
                List.of(new TestName("test_new")),
                story.finding(Finding.TestsRed.class).tests());
    }

    @Test
    void shouldLeaveOpenWhenARunnerWithoutNamesIsRedThenAndNow() {
        task().opened(baseline(redByStatusOnly(T0)))
                .round(handIn(T1), redByStatusOnly(T1), changed("a.sh"))
                .verdict(Verdict.Open.class)
                .in(StateKind.WORKING);
    }

    @Test
    void shouldSendBackWhenARunnerWithoutNamesWasGreenAndIsRed() {
        task().opened(baseline(green(T0)))
                .round(handIn(T1), redByStatusOnly(T1), changed("a.sh"))
                .verdict(Verdict.Fix.class);
    }

    @Test
    void shouldLeaveOpenWhenACheckSaysNothingAboutTheWork() {
        for (CheckOutcome outcome : List.of(
                new CheckOutcome.CouldNotStart("npm: not found"),
                new CheckOutcome.TimedOut(java.time.Duration.ofMinutes(1)),
                new CheckOutcome.Died(9),
                new CheckOutcome.Flaky(List.of(new TestName("test_a"))),
                new CheckOutcome.TreeKeptMoving(List.of("x")),
                new CheckOutcome.Cancelled())) {
            task().opened(baseline(green(T0)))
                    .round(handIn(T1), Samples.evidence(T1, outcome, Optional.empty()), changed("a.py"))
                    .verdict(Verdict.Open.class);
        }
    }

    @Test
    void shouldLeaveOpenWhenNoTestRanAndTheRunnerWasContent() {
        task().opened(baseline(green(T0)))
                .round(
                        handIn(T1),
                        Samples.evidence(T1, new CheckOutcome.Green(), Optional.of(Samples.report(0))),
                        changed("a.py"))
                .verdict(Verdict.Open.class);
    }

    @Test
    void shouldNotMindThatNoTestRanWhenNoneRanAtTheBaselineEither() {
        Evidence build = Samples.evidence(T0, new CheckOutcome.Green(), Optional.of(Samples.report(0)));

        task().opened(baseline(build))
                .round(
                        handIn(T1),
                        Samples.evidence(T1, new CheckOutcome.Green(), Optional.of(Samples.report(0))),
                        changed("a.py"))
                .verdict(Verdict.CleanByFloor.class);
    }

    @Test
    void shouldSendBackWhenTestsFailedUnderAGreenStatus() {
        Evidence swallowed = Samples.evidence(T1, new CheckOutcome.Green(), Optional.of(Samples.report(3, "test_b")));

        task().opened(baseline(green(T0)))
                .round(handIn(T1), swallowed, changed("a.py"))
                .verdict(Verdict.Fix.class);
    }

    @Test
    void shouldLeaveOpenWhenThereIsNoAcceptedCheck() {
        HandIn unchecked = new HandIn(T1, Samples.ACCEPTED, List.of(), List.of(), List.of(), "Done.");

        task().opened(baseline()).submits(unchecked).treeReads(changed("a.py")).verdict(Verdict.Open.class);
    }

    @Test
    void shouldNeverBeCleanWhenThereIsNoBaseline() {
        task().openedWithoutBaseline()
                .round(handIn(T1), green(T1), new Territory.Changes.NotRead(LensLook.Why.NO_BASELINE))
                .verdict(Verdict.Open.class);
    }

    @Test
    void shouldLeaveOpenWhenRedHasNoBaselineToBeComparedWith() {
        task().openedWithoutBaseline()
                .round(handIn(T1), red(T1, "test_a"), new Territory.Changes.NotRead(LensLook.Why.NO_BASELINE))
                .verdict(Verdict.Open.class);
    }

    @Test
    void shouldCountEvidenceWhenTheCheckOnlyLeftItsCaches() {
        TreeBinding settled = new TreeBinding(T1, T2, new TreeSet<>(List.of("__pycache__/a.pyc")));

        task().opened(baseline(green(T0)))
                .submits(handIn(T1))
                .checkSays(Samples.evidence(settled, new CheckOutcome.Green(), Optional.of(Samples.report(3))))
                .treeReads(changed("a.py"))
                .verdict(Verdict.CleanByFloor.class);
    }

    @Test
    void shouldNotCountEvidenceWhenItSpeaksOfAnotherTree() {
        Scenario story = task().opened(baseline(green(T0)))
                .submits(handIn(T1))
                .checkSays(green(T2))
                .treeReads(changed("a.py"));

        story.verdict(Verdict.Open.class);
        story.finding(Finding.EvidenceStale.class);
    }

    @Test
    void shouldAskTheOwnerOnceWhenTheSameTreeComesBack() {
        Scenario story = task().opened(baseline(green(T0)))
                .round(handIn(T1), red(T1, "test_b"), changed("a.py"))
                .verdict(Verdict.Fix.class)
                .submits(handIn(T1))
                .verdict(Verdict.Open.class)
                .in(StateKind.RESTING);

        Ask ask = story.lastFact(GateFact.OwnerAsked.class).ask();
        assertEquals(Brake.SAME_TREE, ((Ask.Deadlock) ask).brake());
    }

    @Test
    void shouldAskTheOwnerWhenTheSameFindingComesBackAFourthTime() {
        Scenario story = task().opened(baseline(green(T0)));
        for (int round = 1; round <= 3; round++) {
            TreeState tree = Samples.tree(round);
            story.round(handIn(tree), red(tree, "test_b"), changed("a.py")).verdict(Verdict.Fix.class);
        }
        story.round(handIn(Samples.tree(4)), red(Samples.tree(4), "test_b"), changed("a.py"))
                .verdict(Verdict.Open.class)
                .in(StateKind.RESTING);

        Ask ask = story.lastFact(GateFact.OwnerAsked.class).ask();
        assertEquals(Brake.SAME_FINDING, ((Ask.Deadlock) ask).brake());
    }

    @Test
    void shouldAskTheOwnerWhenATaskWasSentBackEightTimes() {
        Scenario story = task().opened(baseline(green(T0)));
        for (int round = 1; round <= 8; round++) {
            TreeState tree = Samples.tree(round);
            story.round(handIn(tree), red(tree, "test_" + round), changed("a.py"))
                    .verdict(Verdict.Fix.class);
        }
        story.round(handIn(Samples.tree(9)), red(Samples.tree(9), "test_9"), changed("a.py"))
                .in(StateKind.RESTING);

        Ask ask = story.lastFact(GateFact.OwnerAsked.class).ask();
        assertEquals(Brake.WHOLE_TASK, ((Ask.Deadlock) ask).brake());
    }

    @Test
    void shouldSendBackWhenOneFindingOfSeveralIsNew() {
        task().opened(baseline(green(T0)))
                .round(handIn(T1), red(T1, "test_b"), changed("a.py"))
                .round(handIn(T1, testsPass()), red(T1, "test_b"), changed("a.py"), refuted())
                .verdict(Verdict.Fix.class)
                .in(StateKind.WORKING);
    }

    @Test
    void shouldGiveTheEarlierLookWithoutNewRequestsWhenNothingChanged() {
        Scenario story = task().opened(baseline(green(T0)))
                .round(handIn(T1), red(T1, "test_b"), changed("a.py"))
                .submits(handIn(T1));

        assertEquals(2, story.lastRound().round());
        assertEquals(1, story.lastRound().lookedIn());
    }

    @Test
    void shouldLookAnewWhenAnOpenVerdictIsHandedInAgain() {
        task().opened(baseline(green(T0)))
                .round(
                        handIn(T1),
                        Samples.evidence(T1, new CheckOutcome.CouldNotStart("npm: not found"), Optional.empty()),
                        changed("a.py"))
                .round(handIn(T1), green(T1), changed("a.py"))
                .verdict(Verdict.CleanByFloor.class);
    }

    @Test
    void shouldRestWithTheSameQuestionWhenTheQuarrelIsHandedInAgain() {
        task().opened(baseline(green(T0)))
                .round(handIn(T1), red(T1, "test_b"), changed("a.py"))
                .submits(handIn(T1))
                .submits(handIn(T1))
                .in(StateKind.RESTING)
                .round(handIn(T2), green(T2), changed("a.py"))
                .in(StateKind.CLOSED);
    }

    @Test
    void shouldStartTheBrakesAnewWhenTheOwnerSaysGoOn() {
        task().opened(baseline(green(T0)))
                .round(handIn(T1), red(T1, "test_b"), changed("a.py"))
                .submits(handIn(T1))
                .ownerSays(new Answer.GoOn("look at the rounding"))
                .in(StateKind.WORKING)
                .submits(handIn(T1))
                .verdict(Verdict.Fix.class)
                .in(StateKind.WORKING);
    }

    @Test
    void shouldCloseWhenTheOwnerTakesOrDropsTheWork() {
        task().opened(baseline(green(T0)))
                .round(handIn(T1), red(T1, "test_b"), changed("a.py"))
                .submits(handIn(T1))
                .ownerSays(new Answer.Accept("good enough"))
                .in(StateKind.CLOSED);
        task().opened(baseline(green(T0)))
                .does(new GateCommand.CloseByOwner(new Closing.Withdrawn("not now")))
                .in(StateKind.CLOSED);
        task().opened(baseline(green(T0)))
                .submits(handIn(T1))
                .does(new GateCommand.CloseByOwner(new Closing.Withdrawn("not now")))
                .in(StateKind.CLOSED);
        task().opened(baseline(green(T0)))
                .round(handIn(T1), red(T1, "test_b"), changed("a.py"))
                .submits(handIn(T1))
                .does(new GateCommand.CloseByOwner(new Closing.AcceptedByOwner("mine")))
                .in(StateKind.CLOSED);
    }

    @Test
    void shouldAskForWordsOnceWhenNothingWasDoneAndNothingSaid() {
        task().opened(baseline(green(T0)))
                .round(silent(T0), green(T0), changed())
                .verdict(Verdict.NeedContext.class)
                .round(silent(T0), green(T0), changed())
                .verdict(Verdict.Open.class);
    }

    @Test
    void shouldGiveTheWordBackWhenAnInspectionIsAbandoned() {
        task().opened(baseline(green(T0)))
                .submits(handIn(T1))
                .does(new GateCommand.AbandonInspection("the folder is gone"))
                .in(StateKind.WORKING);
    }

    @Test
    void shouldCountAnAnswerOnceWhenItIsGivenTwice() {
        Scenario story = task().opened(baseline(green(T0))).submits(handIn(T1));
        RequestId request = story.theOpenRequest();

        story.does(new GateCommand.AnswerCheck(request, green(T1)))
                .does(new GateCommand.AnswerCheck(request, red(T1, "test_a")))
                .nothingHappened();
    }

    @Test
    void shouldRefuseAndSayWhereItStandsWhenACommandDoesNotFit() {
        task().does(new GateCommand.Submit(handIn(T1))).refused();
        Scenario closed = task().opened(baseline(green(T0))).round(handIn(T1), green(T1), changed("a.py"));
        closed.does(new GateCommand.Submit(handIn(T2))).refused().in(StateKind.CLOSED);
        Scenario judged = task().opened(baseline(green(T0))).round(handIn(T1), red(T1, "test_b"), changed("a.py"));
        judged.does(new GateCommand.SetBaseline(baseline(green(T2)))).refused();
    }

    @Test
    void shouldTellASecondCheckOnTheTreeTheFirstLeftBehind() {
        TreeBinding settled = new TreeBinding(T1, T2, new TreeSet<>(List.of("cache")));
        Scenario story = task().opened(baseline(green(T0)))
                .submits(handIn(T1))
                .checkSays(Samples.evidence(settled, new CheckOutcome.Green(), Optional.of(Samples.report(3))));

        assertEquals(T2, story.lastFact(GateFact.TerritoryRequested.class).settled());
    }

    @Test
    void shouldRefuseAnAnswerToAnotherQuestion() {
        task().opened(baseline(green(T0)))
                .round(handIn(T1), red(T1, "test_b"), changed("a.py"))
                .submits(handIn(T1))
                .does(new GateCommand.AnswerAsk("round-77", new Answer.Accept("x")))
                .refused()
                .in(StateKind.RESTING);
    }

    @Test
    void shouldHaveNoWayIntoCleanWhenAnythingIsOpen() {
        assertEquals(0, Verdict.CleanByFloor.class.getRecordComponents().length);
        assertFalse(Transition.leads(StateKind.CLOSED, CommandKind.SUBMIT));
        assertEquals("tests", new CheckId("tests").toString());
    }

    @AfterAll
    static void everyWayOfTheTableIsWalked() {
        new WeakenedTestsStories(VISITED).all();
        Set<Transition> missing = new HashSet<>(Transition.TABLE);
        missing.removeAll(VISITED);
        assertTrue(missing.isEmpty(), "no story walks " + missing);
    }
}
