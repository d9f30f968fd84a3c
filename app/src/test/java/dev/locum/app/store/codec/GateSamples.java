package dev.locum.app.store.codec;

import dev.locum.core.evidence.Check;
import dev.locum.core.evidence.CheckOutcome;
import dev.locum.core.evidence.Evidence;
import dev.locum.core.evidence.EvidenceId;
import dev.locum.core.evidence.Expectation;
import dev.locum.core.evidence.Output;
import dev.locum.core.evidence.TestName;
import dev.locum.core.evidence.TestTally;
import dev.locum.core.evidence.TreeBinding;
import dev.locum.core.evidence.TreeState;
import dev.locum.core.evidence.claim.Claim;
import dev.locum.core.evidence.claim.ClaimResult;
import dev.locum.core.evidence.claim.RefutedBy;
import dev.locum.core.evidence.claim.Source;
import dev.locum.core.evidence.claim.Stated;
import dev.locum.core.evidence.leftover.Leftover;
import dev.locum.core.evidence.scope.ScopeBreach;
import dev.locum.core.evidence.source.SourceLine;
import dev.locum.core.evidence.weakening.MachineryChange;
import dev.locum.core.evidence.weakening.TestChange;
import dev.locum.core.gate.Answer;
import dev.locum.core.gate.Ask;
import dev.locum.core.gate.Baseline;
import dev.locum.core.gate.Brake;
import dev.locum.core.gate.Closing;
import dev.locum.core.gate.CommandKind;
import dev.locum.core.gate.GateFact;
import dev.locum.core.gate.HandIn;
import dev.locum.core.gate.Judged;
import dev.locum.core.gate.Origin;
import dev.locum.core.gate.RequestId;
import dev.locum.core.gate.StateKind;
import dev.locum.core.gate.TaskId;
import dev.locum.core.gate.Where;
import dev.locum.core.gate.verdict.Attribution;
import dev.locum.core.gate.verdict.BaselineTests;
import dev.locum.core.gate.verdict.Finding;
import dev.locum.core.gate.verdict.JudgedClaim;
import dev.locum.core.gate.verdict.LensId;
import dev.locum.core.gate.verdict.LensLook;
import dev.locum.core.gate.verdict.LensReport;
import dev.locum.core.gate.verdict.Proof;
import dev.locum.core.gate.verdict.Territory;
import dev.locum.core.gate.verdict.Verdict;
import dev.locum.core.ledger.Digest;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** One of every fact of the gate, with what they are made of. */
final class GateSamples {
    private static final TreeState BEFORE = new TreeState("1".repeat(40));
    private static final TreeState NOW = new TreeState("2".repeat(40));
    private static final RequestId REQUEST = new RequestId("round-1/check/tests");
    private static final Check CHECK = new Check(
            Check.of("tests", "pytest -q").id(),
            "pytest -q",
            "api",
            Duration.ofMinutes(5),
            0,
            List.of(new Expectation.AtLeastTests(1), new Expectation.NotFewerTests()),
            new TreeSet<>(List.of("JAVA_HOME")),
            List.of("api/**"));
    private static final Stated CLAIM =
            new Stated(Claim.TestsPass.WHOLE, new Source.Sentence("All tests pass.", 0, 15));
    private static final ClaimResult.Refuted REFUTED = new ClaimResult.Refuted(new RefutedBy.TestsRed(
            new EvidenceId("e1"),
            "pytest -q",
            1,
            Optional.of(new TestTally(3, 1, 0)),
            List.of(new TestName("test_cents"))));
    private static final SourceLine LINE = new SourceLine("tests/test_p.py", 3, "    assert price(1.234) == 1.23");
    private static final TestChange DELETED = new TestChange.Deleted(
            new TestName("test_cents"), "tests/test_p.py", Set.of("price"), List.of(LINE), List.of());

    private GateSamples() {}

    private static Evidence evidence() {
        return new Evidence(
                new EvidenceId("e1"),
                CHECK.id(),
                CHECK.digest(),
                new TreeBinding(BEFORE, NOW, new TreeSet<>(List.of("cache"))),
                Instant.parse("2026-11-30T08:00:00Z"),
                Duration.ofMillis(1500),
                new CheckOutcome.Red(List.of(new CheckOutcome.RedReason.ExitStatus(0, 1))),
                Optional.empty(),
                new Output(Digest.of("out".getBytes(StandardCharsets.UTF_8)), 3, "out", ""));
    }

    static List<GateFact> all() {
        HandIn handIn = new HandIn(
                NOW,
                Digest.of("accepted".getBytes(StandardCharsets.UTF_8)),
                List.of(CHECK),
                List.of(),
                List.of(CLAIM),
                "All tests pass.");
        Finding finding = new Finding.ClaimRefuted(CLAIM, REFUTED);
        TreeMap<String, Attribution> paths = new TreeMap<>(Map.of("tests/test_p.py", Attribution.ATTRIBUTED));
        Territory territory = new Territory(
                NOW,
                List.of(new JudgedClaim(CLAIM, REFUTED)),
                new Territory.Changes.Read(
                        paths,
                        List.of(DELETED),
                        List.of(new MachineryChange(
                                "package.json", "scripts.test", "jest", "true", MachineryChange.Kind.LOOSENED)),
                        List.of(new ScopeBreach("migrations/1.sql", "migrations/**")),
                        List.of(new Leftover.ConflictMarkers(LINE))),
                new TreeMap<>(Map.of("secret.cfg", "SKIP_WORKTREE")));
        return List.of(
                new GateFact.TaskOpened(
                        new TaskId("t7f3a"), "Mend the rounding", Origin.DRIVEN_RUN, new Where("tree1", "/srv/shop")),
                new GateFact.BaselineTaken(
                        new Baseline.Taken(BEFORE, BEFORE, List.of(evidence()), new TreeSet<>(List.of("old.cfg")))),
                new GateFact.HandedIn(1, handIn),
                new GateFact.CheckRequested(REQUEST, CHECK),
                new GateFact.CheckAnswered(REQUEST, evidence()),
                new GateFact.TerritoryRequested(new RequestId("round-1/territory"), NOW),
                new GateFact.TerritoryAnswered(new RequestId("round-1/territory"), territory),
                new GateFact.BaselineTestsRequested(new RequestId("round-1/baseline-tests"), List.of(DELETED)),
                new GateFact.BaselineTestsAnswered(
                        new RequestId("round-1/baseline-tests"),
                        new BaselineTests(List.of(new BaselineTests.Proved(DELETED, Proof.FAILS_ON_NEW_CODE)))),
                new GateFact.InspectionAbandoned("the folder is gone"),
                new GateFact.VerdictGiven(new Judged(
                        1,
                        handIn,
                        NOW,
                        1,
                        List.of(
                                new LensReport(LensId.CLAIMS, new LensLook.Looked(List.of(finding))),
                                new LensReport(LensId.TESTS, new LensLook.NotLooked(LensLook.Why.NO_BASELINE))),
                        new Verdict.Fix(List.of(finding)))),
                new GateFact.OwnerAsked(new Ask.Deadlock("round-2", List.of(finding), Brake.SAME_TREE)),
                new GateFact.OwnerAnswered("round-2", new Answer.GoOn("look at the rounding")),
                new GateFact.TaskClosed(new Closing.AcceptedByOwner("good enough")),
                new GateFact.Refused(CommandKind.SUBMIT, StateKind.CLOSED));
    }
}
