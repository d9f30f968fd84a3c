package dev.locum.app.run;

import dev.locum.core.evidence.Check;
import dev.locum.core.evidence.CheckId;
import dev.locum.core.evidence.CheckOutcome;
import dev.locum.core.evidence.Evidence;
import dev.locum.core.evidence.claim.OwnRuns;
import dev.locum.core.evidence.claim.Reading;
import dev.locum.core.evidence.claim.ReadingRequest;
import dev.locum.core.gate.Baseline;
import dev.locum.core.gate.Inspection;
import dev.locum.core.gate.Task;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Answers what claims ask of recorded runs. A driven run is not watched from within: accepted checks are all there is. */
final class RunReadings {
    private final Task task;
    private final Inspection inspection;

    RunReadings(Task task, Inspection inspection) {
        this.task = task;
        this.inspection = inspection;
    }

    Reading answer(ReadingRequest.OfRuns request) {
        return switch (request) {
            case ReadingRequest.CommandOutput wanted -> output(wanted.command());
            case ReadingRequest.TestRuns _ ->
                new Reading.TestsSeen(
                        inspection.settled(),
                        inspection.handIn().checks(),
                        newest(inspection.evidence()),
                        new OwnRuns.Unwatched());
            case ReadingRequest.BaselineTests _ ->
                switch (task.baseline()) {
                    case Baseline.None _ -> new Reading.NoBaseline();
                    case Baseline.Taken taken -> new Reading.BaselineSeen(newest(taken.evidence()));
                };
        };
    }

    private Reading output(String command) {
        Optional<Check> accepted = inspection.handIn().checks().stream()
                .filter(check -> check.command().strip().equals(command.strip()))
                .findFirst();
        if (accepted.isEmpty()) {
            return new Reading.NotAccepted();
        }
        return inspection.evidence().stream()
                .filter(evidence -> evidence.isOf(accepted.get()))
                .findFirst()
                .map(evidence -> output(accepted.get(), evidence))
                .orElse(new Reading.NotRunYet());
    }

    private static Reading output(Check check, Evidence evidence) {
        return switch (evidence.outcome()) {
            case CheckOutcome.Green _, CheckOutcome.Uncounted _ -> ran(evidence, check.exit());
            case CheckOutcome.Red red -> ran(evidence, exit(check, red));
            case CheckOutcome.CouldNotStart failed -> new Reading.CouldNotStart(failed.why());
            case CheckOutcome.TimedOut slow -> new Reading.Failed("it was ended after " + slow.limit());
            case CheckOutcome.Died died -> new Reading.Failed("it was ended by signal " + died.signal());
            case CheckOutcome.Flaky _ -> new Reading.Failed("two runs on one tree gave two results");
            case CheckOutcome.TreeKeptMoving _ -> new Reading.Failed("the tree kept moving while it ran");
            case CheckOutcome.Cancelled _ -> new Reading.NotRunYet();
        };
    }

    private static int exit(Check check, CheckOutcome.Red red) {
        return red.reasons().stream()
                .filter(CheckOutcome.RedReason.ExitStatus.class::isInstance)
                .map(CheckOutcome.RedReason.ExitStatus.class::cast)
                .map(CheckOutcome.RedReason.ExitStatus::actual)
                .findFirst()
                .orElse(check.exit());
    }

    private static Reading ran(Evidence evidence, int exit) {
        return new Reading.Ran(
                evidence.id(), evidence.tree(), exit, evidence.output().kept());
    }

    private static Map<CheckId, Evidence> newest(List<Evidence> evidence) {
        Map<CheckId, Evidence> newest = new HashMap<>();
        evidence.forEach(one -> newest.put(one.check(), one));
        return newest;
    }
}
