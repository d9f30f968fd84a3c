package dev.locum.core.session;

import java.time.Instant;

/** What a driven run does next. */
public sealed interface Step {

    /** Call the executor. */
    record CallExecutor(CallInput input) implements Step {}

    /** Hand in what the last call reported. */
    record HandIn(String report) implements Step {}

    /** Answer the requests that the gate still has open. */
    record FinishInspection() implements Step {}

    /** Do nothing until then. */
    record Rest(Instant until) implements Step {}

    record End(RunEnd how) implements Step {}

    /** It is over. */
    record Nothing() implements Step {}
}
