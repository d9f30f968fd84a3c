package dev.locum.core.gate;

import dev.locum.core.gate.verdict.Effect;
import dev.locum.core.gate.verdict.Finding;
import dev.locum.core.gate.verdict.LensLook;
import dev.locum.core.gate.verdict.LensReport;
import dev.locum.core.gate.verdict.Territory;
import dev.locum.core.gate.verdict.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Draws the verdict from what the lenses saw: <em>fix</em> outranks <em>owner</em> outranks <em>open</em> outranks
 * <em>clean</em>.
 */
final class Judge {
    private Judge() {}

    /** What follows from a round: its verdict, and what the owner is asked because of it. */
    record Ruling(Judged judged, Optional<Ask> ask) {}

    static Ruling rule(Task task, Inspection inspection, int lookedIn, List<LensReport> looks) {
        List<Finding> sendingBack = with(Effect.SENDS_BACK, looks);
        if (!sendingBack.isEmpty()) {
            Optional<Brake> brake = Brakes.holding(task, inspection.handIn(), sendingBack);
            Verdict verdict = brake.isPresent() ? new Verdict.Open(sendingBack) : new Verdict.Fix(sendingBack);
            return new Ruling(
                    judged(inspection, lookedIn, looks, verdict),
                    brake.map(held -> new Ask.Deadlock(askId(inspection), sendingBack, held)));
        }
        List<Finding> forOwner = with(Effect.ASKS_OWNER, looks);
        if (!forOwner.isEmpty()) {
            return new Ruling(
                    judged(inspection, lookedIn, looks, new Verdict.Owner(forOwner)),
                    Optional.of(new Ask.MayThisPass(askId(inspection), forOwner)));
        }
        return new Ruling(judged(inspection, lookedIn, looks, mild(task, inspection, looks)), Optional.empty());
    }

    private static Verdict mild(Task task, Inspection inspection, List<LensReport> looks) {
        List<Finding> opening = new ArrayList<>(with(Effect.OPENS, looks));
        if (saysNothing(inspection)) {
            if (!askedBefore(task, inspection)) {
                return new Verdict.NeedContext();
            }
            opening.add(new Finding.NothingHandedIn());
        }
        boolean everyLensLooked = looks.stream().allMatch(report -> report.look() instanceof LensLook.Looked);
        return opening.isEmpty() && everyLensLooked ? new Verdict.CleanByFloor() : new Verdict.Open(opening);
    }

    private static boolean saysNothing(Inspection inspection) {
        boolean nothingChanged = inspection
                .territory()
                .map(Territory::changes)
                .filter(Territory.Changes.Read.class::isInstance)
                .map(Territory.Changes.Read.class::cast)
                .map(read -> read.paths().isEmpty())
                .orElse(false);
        return nothingChanged
                && inspection.handIn().claims().isEmpty()
                && inspection.handIn().report().isBlank();
    }

    private static boolean askedBefore(Task task, Inspection inspection) {
        return task.lastRound()
                .filter(last -> last.verdict() instanceof Verdict.NeedContext)
                .filter(last -> last.isAbout(inspection.handIn().tree()))
                .isPresent();
    }

    private static Judged judged(Inspection inspection, int lookedIn, List<LensReport> looks, Verdict verdict) {
        return new Judged(inspection.round(), inspection.handIn(), inspection.settled(), lookedIn, looks, verdict);
    }

    private static String askId(Inspection inspection) {
        return "round-" + inspection.round();
    }

    private static List<Finding> with(Effect effect, List<LensReport> looks) {
        return looks.stream()
                .flatMap(report -> report.look().findings().stream())
                .filter(finding -> finding.effect() == effect)
                .toList();
    }
}
