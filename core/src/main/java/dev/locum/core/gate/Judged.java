package dev.locum.core.gate;

import dev.locum.core.evidence.TreeState;
import dev.locum.core.gate.verdict.Effect;
import dev.locum.core.gate.verdict.Finding;
import dev.locum.core.gate.verdict.LensReport;
import dev.locum.core.gate.verdict.Verdict;
import java.util.List;

/**
 * A round: one hand-in and what the gate said of it.
 *
 * @param round counted from 1 within the task
 * @param handIn what was judged
 * @param settled the tree once the checks had left their caches
 * @param lookedIn the round in which the lenses looked; an earlier one where the same hand-in was judged before
 * @param looks what every lens saw then
 * @param verdict what follows
 */
public record Judged(
        int round, HandIn handIn, TreeState settled, int lookedIn, List<LensReport> looks, Verdict verdict) {
    public Judged {
        looks = List.copyOf(looks);
    }

    /**
     * Whether what was seen here answers {@code next} as well: same tree, same accepted texts, same claims.
     *
     * <p>An open verdict answers nothing: what told nothing then may tell something now. Nor does a want of context.
     */
    boolean answers(HandIn next) {
        boolean conclusive = !(verdict instanceof Verdict.NeedContext)
                && findings().stream().noneMatch(f -> f.effect() == Effect.OPENS);
        return conclusive && isAbout(next.tree()) && handIn.asksTheSameAs(next);
    }

    /** Whether {@code tree} is the one that was judged, before or after the checks had left their caches. */
    boolean isAbout(TreeState tree) {
        return tree.equals(handIn.tree()) || tree.equals(settled);
    }

    /** All that was found, whatever its effect, in the order of the lenses. */
    public List<Finding> findings() {
        return looks.stream()
                .flatMap(report -> report.look().findings().stream())
                .toList();
    }
}
