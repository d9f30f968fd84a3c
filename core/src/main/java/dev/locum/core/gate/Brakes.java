package dev.locum.core.gate;

import dev.locum.core.gate.verdict.Finding;
import dev.locum.core.gate.verdict.Verdict;
import java.util.List;
import java.util.Optional;

/**
 * Ends a quarrel: one block per finding and unchanged tree, three per finding, eight per task.
 *
 * <p>Source: the ground rules, "Brakes".
 */
final class Brakes {
    private Brakes() {}

    /** Which brake holds {@code fix} for {@code handIn}; empty when the work may go back once more. */
    static Optional<Brake> holding(Task task, HandIn handIn, List<Finding> fix) {
        List<Judged> blocks = task.sinceRelease().stream()
                .filter(round -> round.verdict() instanceof Verdict.Fix)
                .toList();
        if (blocks.size() >= Brake.WHOLE_TASK.limit()) {
            return Optional.of(Brake.WHOLE_TASK);
        }
        Optional<Brake> strongest = Optional.empty();
        for (Finding finding : fix) {
            Optional<Brake> brake = onFinding(blocks, handIn, finding);
            if (brake.isEmpty()) {
                return Optional.empty();
            }
            strongest = brake;
        }
        return strongest;
    }

    private static Optional<Brake> onFinding(List<Judged> blocks, HandIn handIn, Finding finding) {
        List<Judged> sentBack =
                blocks.stream().filter(round -> sentBack(round, finding)).toList();
        if (sentBack.stream().anyMatch(round -> round.isAbout(handIn.tree()))) {
            return Optional.of(Brake.SAME_TREE);
        }
        return sentBack.size() >= Brake.SAME_FINDING.limit() ? Optional.of(Brake.SAME_FINDING) : Optional.empty();
    }

    private static boolean sentBack(Judged round, Finding finding) {
        return round.verdict() instanceof Verdict.Fix fix
                && fix.findings().stream().anyMatch(f -> f.key().equals(finding.key()));
    }
}
