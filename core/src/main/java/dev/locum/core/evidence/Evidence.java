package dev.locum.core.evidence;

import dev.locum.core.ledger.Digest;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/**
 * A recorded run of a check, bound to the tree state at which it was taken.
 *
 * @param id its name in the trail
 * @param check which check
 * @param checkText the digest of the accepted text that ran ({@link Check#digest()})
 * @param binding the tree states between which it ran
 * @param at when the run ended
 * @param took how long it ran
 * @param outcome how it ended
 * @param tests what it reported of tests; empty when no known runner reported
 * @param output what it printed, bounded
 */
public record Evidence(
        EvidenceId id,
        CheckId check,
        Digest checkText,
        TreeBinding binding,
        Instant at,
        Duration took,
        CheckOutcome outcome,
        Optional<TestReport> tests,
        Output output) {

    /** The tree this speaks about, once the check had settled. */
    public TreeState tree() {
        return binding.after();
    }

    /** Whether this still speaks about a working tree that now is {@code now}. */
    public boolean freshAt(TreeState now) {
        return binding.after().equals(now) || binding.before().equals(now);
    }

    /** Whether it was green over no test at all: the runner was content and had nothing to do. */
    public boolean greenOverNothing() {
        return outcome instanceof CheckOutcome.Green
                && tests.map(report -> report.tally().ran() == 0).orElse(false);
    }

    /** Whether this is a result of that very check text. */
    public boolean isOf(Check accepted) {
        return check.equals(accepted.id()) && checkText.equals(accepted.digest());
    }
}
