package dev.locum.app.words;

import dev.locum.app.store.codec.FactCodecs;
import dev.locum.core.evidence.CheckOutcome;
import dev.locum.core.evidence.Evidence;
import dev.locum.core.evidence.TestName;
import dev.locum.core.evidence.TestReport;
import dev.locum.core.evidence.TestTally;
import dev.locum.core.gate.Ask;
import dev.locum.core.gate.Closing;
import dev.locum.core.gate.GateFact;
import dev.locum.core.gate.Judged;
import dev.locum.core.gate.Replay;
import dev.locum.core.gate.StateKind;
import dev.locum.core.gate.Task;
import dev.locum.core.gate.TaskState;
import dev.locum.core.gate.verdict.Effect;
import dev.locum.core.gate.verdict.Finding;
import dev.locum.core.gate.verdict.LensId;
import dev.locum.core.gate.verdict.LensLook;
import dev.locum.core.gate.verdict.LensReport;
import dev.locum.core.session.Cost;
import dev.locum.core.session.RunEnd;
import dev.locum.core.session.RunState;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * The report for programs: kinds and values, no words in anybody's language. {@code docs/json.md} describes it.
 *
 * <p>Findings, outcomes and ends have the very form in which the ledger keeps them, so that they stay as they are.
 */
public final class JsonWords {
    private static final int FORMAT = 1;

    private JsonWords() {}

    private record Report(
            int locum,
            TaskPart task,
            Optional<RunPart> run,
            List<RoundPart> rounds,
            List<EvidencePart> evidence,
            Optional<Ask> waits) {}

    private record TaskPart(String id, String text, StateKind state, Optional<Closing> closed) {}

    private record RunPart(String id, int calls, Optional<RunEnd> end, Cost cost) {}

    private record RoundPart(int round, String tree, int lookedIn, String verdict, List<LensPart> lenses) {}

    private record LensPart(LensId lens, Optional<LensLook.Why> notLooked, List<FindingPart> findings) {}

    private record FindingPart(Effect effect, Finding finding) {}

    private record EvidencePart(
            String id,
            String check,
            String tree,
            Instant at,
            Duration took,
            CheckOutcome outcome,
            Optional<TestTally> tests,
            Optional<List<String>> red) {}

    /** One line of JSON on a driven run and its task. */
    public static String ofRun(RunState run, List<GateFact> trail) {
        RunPart part = new RunPart(run.run().value(), run.calls().size(), run.end(), run.cost());
        return FactCodecs.json(report(Optional.of(part), trail));
    }

    /** One line of JSON on a task. */
    public static String ofTask(List<GateFact> trail) {
        return FactCodecs.json(report(Optional.empty(), trail));
    }

    private static Report report(Optional<RunPart> run, List<GateFact> trail) {
        TaskState state = Replay.of(trail);
        Task task = Replay.task(state);
        return new Report(
                FORMAT,
                new TaskPart(task.id().value(), task.text(), StateKind.of(state), closing(state)),
                run,
                task.rounds().stream().map(JsonWords::round).toList(),
                trail.stream()
                        .filter(GateFact.CheckAnswered.class::isInstance)
                        .map(fact -> evidence(((GateFact.CheckAnswered) fact).evidence()))
                        .toList(),
                state instanceof TaskState.Resting(var _, Ask ask) ? Optional.of(ask) : Optional.empty());
    }

    private static Optional<Closing> closing(TaskState state) {
        return state instanceof TaskState.Closed(var _, Closing how) ? Optional.of(how) : Optional.empty();
    }

    private static RoundPart round(Judged judged) {
        return new RoundPart(
                judged.round(),
                judged.handIn().tree().id(),
                judged.lookedIn(),
                VerdictWords.kind(judged.verdict()),
                judged.looks().stream().map(JsonWords::lens).toList());
    }

    private static LensPart lens(LensReport report) {
        Optional<LensLook.Why> notLooked = switch (report.look()) {
            case LensLook.Looked _ -> Optional.empty();
            case LensLook.NotLooked(LensLook.Why why) -> Optional.of(why);
        };
        List<FindingPart> findings = report.look().findings().stream()
                .map(finding -> new FindingPart(finding.effect(), finding))
                .toList();
        return new LensPart(report.lens(), notLooked, findings);
    }

    private static EvidencePart evidence(Evidence piece) {
        return new EvidencePart(
                piece.id().value(),
                piece.check().value(),
                piece.tree().id(),
                piece.at(),
                piece.took(),
                piece.outcome(),
                piece.tests().map(TestReport::tally),
                piece.tests().map(JsonWords::red));
    }

    private static List<String> red(TestReport report) {
        return report.red().stream().map(TestName::value).toList();
    }
}
