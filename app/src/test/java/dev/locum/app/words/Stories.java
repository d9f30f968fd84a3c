package dev.locum.app.words;

import dev.locum.core.evidence.Check;
import dev.locum.core.evidence.CheckId;
import dev.locum.core.evidence.CheckOutcome;
import dev.locum.core.evidence.Evidence;
import dev.locum.core.evidence.EvidenceId;
import dev.locum.core.evidence.TestName;
import dev.locum.core.evidence.claim.ClaimResult;
import dev.locum.core.evidence.claim.UnverifiedBy;
import dev.locum.core.evidence.weakening.MachineryChange;
import dev.locum.core.gate.Ask;
import dev.locum.core.gate.Baseline;
import dev.locum.core.gate.Closing;
import dev.locum.core.gate.GateFact;
import dev.locum.core.gate.HandIn;
import dev.locum.core.gate.Judged;
import dev.locum.core.gate.Origin;
import dev.locum.core.gate.RequestId;
import dev.locum.core.gate.TaskId;
import dev.locum.core.gate.Where;
import dev.locum.core.gate.verdict.Attribution;
import dev.locum.core.gate.verdict.Finding;
import dev.locum.core.gate.verdict.LensId;
import dev.locum.core.gate.verdict.LensLook;
import dev.locum.core.gate.verdict.LensReport;
import dev.locum.core.gate.verdict.Verdict;
import dev.locum.core.ledger.Digest;
import dev.locum.core.session.CallInput;
import dev.locum.core.session.Cost;
import dev.locum.core.session.ExecutorOutcome;
import dev.locum.core.session.RunEnd;
import dev.locum.core.session.RunFact;
import dev.locum.core.session.RunId;
import dev.locum.core.session.RunOrder;
import dev.locum.core.session.RunState;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeSet;

/** Whole trails, as the gate records them. */
final class Stories {
    static final TaskId TASK = new TaskId("7f3a");

    private Stories() {}

    /** A false "all tests pass" goes back; the second hand-in is clean. */
    static List<GateFact> mended() {
        List<GateFact> trail = new ArrayList<>(opened("Mend the rounding in total()"));
        Finding refuted = new Finding.ClaimRefuted(
                Samples.stated(), new ClaimResult.Refuted(Samples.refutations().getFirst()));
        Finding red =
                new Finding.TestsRed(Samples.ID, List.of(new TestName("test_a"), new TestName("test_b")), Samples.RED);
        trail.addAll(round(1, Samples.red(), List.of(refuted, red), new Verdict.Fix(List.of(refuted, red))));
        Finding old = new Finding.OldReds(Samples.ID, List.of(new TestName("test_net")));
        Finding pushed = new Finding.ClaimUnverified(
                Samples.stated(),
                new ClaimResult.Unverified(
                        new UnverifiedBy.NotDecidable("only the other repository knows what was pushed")));
        trail.addAll(round(2, Samples.green(), List.of(old, pushed), new Verdict.CleanByFloor()));
        trail.add(new GateFact.TaskClosed(new Closing.Clean()));
        return trail;
    }

    /** What a check rests on was loosened: the owner decides. */
    static List<GateFact> forTheOwner() {
        List<GateFact> trail = new ArrayList<>(opened("Speed up the build"));
        Finding bent = new Finding.MachineryChanged(
                new MachineryChange("pom.xml", "skipTests", "false", "true", MachineryChange.Kind.LOOSENED),
                Attribution.ATTRIBUTED);
        trail.addAll(round(1, Samples.green(), List.of(bent), new Verdict.Owner(List.of(bent))));
        trail.add(new GateFact.OwnerAsked(new Ask.MayThisPass("round-1", List.of(bent))));
        return trail;
    }

    /** Nobody recorded anything before the work, and the check could not start. */
    static List<GateFact> notShown() {
        List<GateFact> trail = new ArrayList<>();
        trail.add(new GateFact.TaskOpened(TASK, "Handed in", Origin.HAND_IN, new Where("tree1", "/project")));
        CheckOutcome silent = new CheckOutcome.CouldNotStart("pytest: not found");
        Finding nothing = new Finding.CheckTellsNothing(Samples.ID, silent);
        Evidence evidence =
                Samples.evidence(new EvidenceId("e9"), silent, Samples.report(0), "sh: pytest: not found\n");
        Judged judged = new Judged(
                1,
                handIn(),
                Samples.TREE,
                1,
                List.of(
                        new LensReport(LensId.DONE, new LensLook.Looked(List.of(nothing))),
                        new LensReport(LensId.TESTS, new LensLook.NotLooked(LensLook.Why.NO_BASELINE))),
                new Verdict.Open(List.of(nothing)));
        trail.addAll(round(1, evidence, judged));
        return trail;
    }

    static RunState run(RunEnd end) {
        return run(end, Cost.UNKNOWN);
    }

    static RunState run(RunEnd end, Cost cost) {
        RunOrder.Workplace own =
                new RunOrder.Workplace.OwnWorktree("/project-7f3a", "locum/7f3a", RunOrder.Freedom.GUARDED);
        RunOrder order = new RunOrder(TASK, "/project", own, "claude", List.of(Samples.TESTS), RunOrder.Limits.DEFAULT);
        return RunState.of(List.of(
                new RunFact.RunStarted(new RunId("r001"), order, Samples.NOON),
                new RunFact.CallStarted(1, new CallInput.TheTask()),
                new RunFact.CallEnded(1, new ExecutorOutcome.Done("Done."), cost),
                new RunFact.RunEnded(end)));
    }

    static Cost told() {
        return new Cost(OptionalLong.of(48_213), OptionalLong.of(2_107), Optional.of(new BigDecimal("0.31")));
    }

    static Judged lastRound(List<GateFact> trail) {
        return trail.reversed().stream()
                .filter(GateFact.VerdictGiven.class::isInstance)
                .map(fact -> ((GateFact.VerdictGiven) fact).judged())
                .findFirst()
                .orElseThrow();
    }

    static Judged judged(List<Finding> findings, Verdict verdict) {
        return new Judged(
                1,
                handIn(),
                Samples.TREE,
                1,
                List.of(new LensReport(LensId.CLAIMS, new LensLook.Looked(findings))),
                verdict);
    }

    private static List<GateFact> opened(String text) {
        return List.of(
                new GateFact.TaskOpened(TASK, text, Origin.DRIVEN_RUN, new Where("tree1", "/project")),
                new GateFact.BaselineTaken(new Baseline.Taken(Samples.TREE, Samples.TREE, List.of(), new TreeSet<>())));
    }

    private static HandIn handIn() {
        Check lint = Check.of("docs", "make docs");
        return new HandIn(
                Samples.TREE,
                Digest.NONE,
                List.of(Samples.TESTS),
                List.of(lint),
                List.of(Samples.stated()),
                "All tests pass now!");
    }

    private static List<GateFact> round(int number, Evidence evidence, List<Finding> findings, Verdict verdict) {
        Judged judged = new Judged(
                number,
                handIn(),
                Samples.TREE,
                number,
                List.of(new LensReport(LensId.DONE, new LensLook.Looked(findings))),
                verdict);
        return round(number, evidence, judged);
    }

    private static List<GateFact> round(int number, Evidence evidence, Judged judged) {
        RequestId request = new RequestId("round-" + number + "/check/" + new CheckId("tests"));
        return List.of(
                new GateFact.HandedIn(number, judged.handIn()),
                new GateFact.CheckRequested(request, Samples.TESTS),
                new GateFact.CheckAnswered(request, evidence),
                new GateFact.VerdictGiven(judged));
    }
}
