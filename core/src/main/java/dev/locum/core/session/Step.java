package dev.locum.core.session;

import dev.locum.core.evidence.claim.Stated;
import java.time.Duration;
import java.time.Instant;
import java.util.List;

/** What a driven run does next. */
public sealed interface Step {

    /** Look at the tree and its checks before anybody works. */
    record TakeBaseline() implements Step {}

    /** Call the executor, for {@code left} at the most. */
    record CallExecutor(CallInput input, Duration left) implements Step {}

    /** Hand in what the last call reported, and what it had claimed before. */
    record HandIn(String report, List<Stated> claims) implements Step {
        public HandIn {
            claims = List.copyOf(claims);
        }
    }

    /** Answer the requests that the gate still has open. */
    record FinishInspection() implements Step {}

    /** Record that the gate's round {@code round} judged the last call. */
    record NoteRound(int round) implements Step {}

    /** Do nothing until then. */
    record Rest(Instant until) implements Step {}

    record End(RunEnd how) implements Step {}

    /** It is over. */
    record Nothing() implements Step {}
}
