package dev.locum.app.run;

import dev.locum.app.store.tree.Taken;
import dev.locum.app.store.tree.TreeStates;
import dev.locum.core.evidence.claim.Reading;
import dev.locum.core.evidence.claim.ReadingRequest;
import dev.locum.core.evidence.claim.Readings;
import dev.locum.core.evidence.claim.Stated;
import dev.locum.core.evidence.claim.decision.ClaimCheck;
import dev.locum.core.evidence.tree.Notice;
import dev.locum.core.gate.Baseline;
import dev.locum.core.gate.Inspection;
import dev.locum.core.gate.Task;
import dev.locum.core.gate.verdict.Attribution;
import dev.locum.core.gate.verdict.JudgedClaim;
import dev.locum.core.gate.verdict.LensLook;
import dev.locum.core.gate.verdict.Territory;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** Reads the working tree for one hand-in: its claims, its changes since the baseline, and what git was told to hide. */
final class TerritoryReader {
    private final TreeStates states;
    private final ChangeReader changes;
    private final ClaimTerritory claims;

    /** Answers what claims ask of the working tree and of git; reads only. */
    @FunctionalInterface
    interface ClaimTerritory {
        /** {@code ofTask} has every changed path with whose change it is. */
        Reading answer(ReadingRequest.OfTerritory request, Task task, SortedMap<String, Attribution> ofTask);
    }

    TerritoryReader(TreeStates states, ChangeReader changes, ClaimTerritory claims) {
        this.states = states;
        this.changes = changes;
        this.claims = claims;
    }

    Territory read(Task task, Inspection inspection) {
        Territory.Changes since = changes(task, inspection);
        SortedMap<String, Attribution> paths = switch (since) {
            case Territory.Changes.NotRead _ -> new TreeMap<>();
            case Territory.Changes.Read read -> read.paths();
        };
        RunReadings runs = new RunReadings(task, inspection);
        List<JudgedClaim> judged = inspection.handIn().claims().stream()
                .map(claim -> judge(claim, runs, task, paths))
                .toList();
        return new Territory(inspection.settled(), judged, since, hidden(task));
    }

    private Territory.Changes changes(Task task, Inspection inspection) {
        return switch (task.baseline()) {
            case Baseline.None _ -> new Territory.Changes.NotRead(LensLook.Why.NO_BASELINE);
            case Baseline.Taken taken -> changes.read(task, taken, inspection);
        };
    }

    private JudgedClaim judge(Stated claim, RunReadings runs, Task task, SortedMap<String, Attribution> paths) {
        Map<ReadingRequest, Reading> answers = new HashMap<>();
        for (ReadingRequest request : ClaimCheck.needs(claim.claim())) {
            answers.put(
                    request,
                    switch (request) {
                        case ReadingRequest.OfRuns ofRuns -> runs.answer(ofRuns);
                        case ReadingRequest.OfTerritory ofTerritory -> claims.answer(ofTerritory, task, paths);
                    });
        }
        return new JudgedClaim(claim, ClaimCheck.decide(claim, new Readings(answers)));
    }

    private SortedMap<String, String> hidden(Task task) {
        SortedMap<String, String> hidden = new TreeMap<>();
        Taken now = states.take();
        for (Notice notice : now.notices()) {
            if (notice instanceof Notice.HiddenByIndex index && !hiddenBefore(task, index.path())) {
                hidden.put(index.path(), index.bit().name());
            }
        }
        return hidden;
    }

    private static boolean hiddenBefore(Task task, String path) {
        return switch (task.baseline()) {
            case Baseline.None _ -> false;
            case Baseline.Taken taken -> taken.hidden().contains(path);
        };
    }
}
