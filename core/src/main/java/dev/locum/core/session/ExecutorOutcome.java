package dev.locum.core.session;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** How one call of an executor ended. Each has its own way on; none is an error of the work. */
public sealed interface ExecutorOutcome {

    /** It says that it is done. {@code report} is its own words: claims, never evidence. */
    record Done(String report) implements ExecutorOutcome {}

    /** It cannot go on without an answer of the owner. {@code options} may be empty. */
    record Asks(String question, List<String> options) implements ExecutorOutcome {
        public Asks {
            options = List.copyOf(options);
        }
    }

    /** Its account has used up what it may; {@code until} where the program says when it may go on. */
    record UsageLimit(Optional<Instant> until) implements ExecutorOutcome {}

    /** The service behind it has no room or did not answer. */
    record Overloaded(String said) implements ExecutorOutcome {}

    /** Its login is gone: only the owner can renew it. */
    record LoginExpired(String said) implements ExecutorOutcome {}

    /** It ended in no way it documents. {@code lastWords} is the end of what it printed. */
    record Crashed(String how, String lastWords) implements ExecutorOutcome {}

    /** It reached the amount of money or turns that this call was given. */
    record OverBudget(String limit) implements ExecutorOutcome {}

    /** It was ended at the time limit of this call. */
    record TimedOut(Duration limit) implements ExecutorOutcome {}

    /** The owner stopped it. */
    record Interrupted() implements ExecutorOutcome {}
}
