package dev.locum.core.evidence.claim;

import dev.locum.core.evidence.CheckId;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Looks at claims about tests beside what is known of earlier runs. */
public final class ClaimLint {
    private ClaimLint() {}

    /**
     * @param claim the claim about tests
     * @param lastRun when the session last ran tests, where anybody saw it
     * @param lastEdit when the work was last edited
     */
    public static Optional<ClaimRemark> age(
            Claim.TestsPass claim, Optional<Instant> lastRun, Optional<Instant> lastEdit) {
        return claim.scope() instanceof TestScope.Whole
                ? lastRun.flatMap(ran ->
                        lastEdit.filter(ran::isBefore).map(edited -> new ClaimRemark.TestsOlderThanEdit(ran, edited)))
                : Optional.empty();
    }

    /** The checks that ran fewer tests than they did the last time. */
    public static List<ClaimRemark> totals(Reading.TestsSeen seen, Map<CheckId, Integer> lastKnown) {
        List<ClaimRemark> remarks = new ArrayList<>();
        seen.newest()
                .forEach((check, evidence) -> evidence.tests().ifPresent(report -> {
                    int now = report.tally().ran();
                    int before = lastKnown.getOrDefault(check, now);
                    if (now < before) {
                        remarks.add(new ClaimRemark.FewerTestsThanBefore(check, before, now));
                    }
                }));
        return remarks;
    }
}
