package dev.locum.core.gate;

import dev.locum.core.evidence.Check;
import dev.locum.core.evidence.TreeState;
import dev.locum.core.evidence.claim.Stated;
import dev.locum.core.ledger.Digest;
import java.util.List;

/**
 * Work offered as done.
 *
 * @param tree the working tree at that moment: every claim is about it
 * @param accepted the digest over all accepted texts in force
 * @param checks the accepted checks that this hand-in must pass
 * @param spared accepted checks that name their paths, none of which changed
 * @param claims what the report states, given or read in its sentences
 * @param report the executor's own words; they are claims and never evidence
 */
public record HandIn(
        TreeState tree, Digest accepted, List<Check> checks, List<Check> spared, List<Stated> claims, String report) {
    public HandIn {
        checks = List.copyOf(checks);
        spared = List.copyOf(spared);
        claims = List.copyOf(claims);
    }

    /** Whether a verdict on {@code other} answers this one too: the same checks and the same claims. */
    boolean asksTheSameAs(HandIn other) {
        return accepted.equals(other.accepted) && checks.equals(other.checks) && claims.equals(other.claims);
    }
}
