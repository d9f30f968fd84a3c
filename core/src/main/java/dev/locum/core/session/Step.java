package dev.locum.core.session;

import dev.locum.core.evidence.claim.Stated;
import java.time.Instant;
import java.util.List;

/** What a driven run does next. */
public sealed interface Step {

    /** Call the executor. */
    record CallExecutor(CallInput input) implements Step {}

    /** Hand in what the last call reported, and what it had claimed before. */
    record HandIn(String report, List<Stated> claims) implements Step {
        public HandIn {
            claims = List.copyOf(claims);
        }
    }

    /** Answer the requests that the gate still has open. */
    record FinishInspection() implements Step {}

    /** Do nothing until then. */
    record Rest(Instant until) implements Step {}

    record End(RunEnd how) implements Step {}

    /** It is over. */
    record Nothing() implements Step {}
}
