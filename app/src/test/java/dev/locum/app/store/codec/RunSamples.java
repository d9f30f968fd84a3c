package dev.locum.app.store.codec;

import dev.locum.core.accepted.AcceptedFact;
import dev.locum.core.accepted.AcceptedText;
import dev.locum.core.accepted.Consent;
import dev.locum.core.accepted.FixedEnvironment;
import dev.locum.core.accepted.TextName;
import dev.locum.core.evidence.Check;
import dev.locum.core.evidence.TreeState;
import dev.locum.core.evidence.claim.Claim;
import dev.locum.core.evidence.claim.Source;
import dev.locum.core.evidence.claim.Stated;
import dev.locum.core.gate.TaskId;
import dev.locum.core.session.CallInput;
import dev.locum.core.session.Cost;
import dev.locum.core.session.ExecutorOutcome;
import dev.locum.core.session.ProjectFact;
import dev.locum.core.session.RunEnd;
import dev.locum.core.session.RunFact;
import dev.locum.core.session.RunId;
import dev.locum.core.session.RunOrder;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeSet;

/** One of every fact of a driven run. */
final class RunSamples {
    private static final Instant AT = Instant.parse("2026-11-30T08:00:00Z");
    private static final RunId RUN = new RunId("r7f3a");
    private static final TaskId TASK = new TaskId("t7f3a");

    private RunSamples() {}

    static List<RunFact> all() {
        RunOrder order = new RunOrder(
                TASK,
                "/home/vera/shop",
                new RunOrder.Workplace.OwnWorktree("/home/vera/w/t7f3a", "locum/t7f3a", RunOrder.Freedom.GUARDED),
                "command:./agent",
                List.of(Check.of("given-1", "pytest -q")),
                new RunOrder.Limits(5, Duration.ofHours(2)));
        return List.of(
                new RunFact.RunStarted(RUN, order, AT),
                new RunFact.TreeSeen(new TreeState("7f3a".repeat(10))),
                new RunFact.CallStarted(1, new CallInput.Findings(3)),
                new RunFact.SessionNamed("abc-1"),
                new RunFact.ClaimsGiven(
                        List.of(new Stated(Claim.TestsPass.WHOLE, new Source.Sentence("All tests pass.", 0, 15)))),
                new RunFact.CallEnded(
                        1,
                        new ExecutorOutcome.Done("All tests pass."),
                        new Cost(OptionalLong.of(1200), OptionalLong.of(90), Optional.of(new BigDecimal("0.04")))),
                new RunFact.CallJudged(1, 1),
                new RunFact.RestBegan(AT),
                new RunFact.RunEnded(new RunEnd.OutOfRounds(5)),
                new RunFact.RunResumed(new CallInput.OwnerWords("look at the rounding"), 5, AT));
    }

    static List<ProjectFact> projects() {
        return List.of(new ProjectFact.TaskListed(TASK), new ProjectFact.RunListed(RUN, TASK));
    }

    static List<AcceptedFact> accepted() {
        return List.of(new AcceptedFact.TextAccepted(new AcceptedText(
                TextName.PROJECT,
                "project: 1\nchecks: []\n",
                AT,
                Consent.TYPED,
                new FixedEnvironment("/usr/bin:/bin", new TreeSet<>(List.of("JAVA_HOME"))))));
    }
}
