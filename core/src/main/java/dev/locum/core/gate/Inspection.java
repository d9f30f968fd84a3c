package dev.locum.core.gate;

import dev.locum.core.evidence.Evidence;
import dev.locum.core.evidence.TreeState;
import dev.locum.core.gate.verdict.BaselineTests;
import dev.locum.core.gate.verdict.Territory;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A hand-in under inspection: what was asked of the outside, and what has been answered.
 *
 * @param round the round this will become
 * @param handIn what is judged
 * @param settled the tree as the checks so far have left it
 * @param open requests without an answer, in the order in which they were made
 * @param evidence the answers of the checks
 * @param territory what was read, once it was
 * @param baselineTests what the baseline's tests said, once they were run
 */
public record Inspection(
        int round,
        HandIn handIn,
        TreeState settled,
        List<GateFact.Request> open,
        List<Evidence> evidence,
        Optional<Territory> territory,
        Optional<BaselineTests> baselineTests) {
    public Inspection {
        open = List.copyOf(open);
        evidence = List.copyOf(evidence);
    }

    static Inspection of(int round, HandIn handIn) {
        return new Inspection(round, handIn, handIn.tree(), List.of(), List.of(), Optional.empty(), Optional.empty());
    }

    /** Whether {@code request} was made and has no answer yet. */
    boolean isOpen(RequestId request) {
        return open.stream().anyMatch(r -> r.request().equals(request));
    }

    Inspection asking(GateFact.Request request) {
        List<GateFact.Request> more = new ArrayList<>(open);
        more.add(request);
        return new Inspection(round, handIn, settled, more, evidence, territory, baselineTests);
    }

    Inspection with(RequestId answered, Evidence one) {
        List<Evidence> more = new ArrayList<>(evidence);
        more.add(one);
        TreeState left = one.binding().before().equals(settled) ? one.binding().after() : settled;
        return new Inspection(round, handIn, left, without(answered), more, territory, baselineTests);
    }

    Inspection with(RequestId answered, Territory read) {
        return new Inspection(round, handIn, settled, without(answered), evidence, Optional.of(read), baselineTests);
    }

    Inspection with(RequestId answered, BaselineTests ran) {
        return new Inspection(round, handIn, settled, without(answered), evidence, territory, Optional.of(ran));
    }

    private List<GateFact.Request> without(RequestId answered) {
        return open.stream().filter(r -> !r.request().equals(answered)).toList();
    }
}
