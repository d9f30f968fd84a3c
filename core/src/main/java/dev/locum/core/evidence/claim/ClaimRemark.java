package dev.locum.core.evidence.claim;

import dev.locum.core.evidence.CheckId;
import java.time.Instant;

/** Something worth saying about a claim that does not decide it. */
public sealed interface ClaimRemark {

    /** The tests were last run at {@code ran}, and the work was last edited later, at {@code edited}. */
    record TestsOlderThanEdit(Instant ran, Instant edited) implements ClaimRemark {}

    /** Fewer tests ran than the last time, so that "all" no longer means what it meant. */
    record FewerTestsThanBefore(CheckId check, int before, int now) implements ClaimRemark {}
}
