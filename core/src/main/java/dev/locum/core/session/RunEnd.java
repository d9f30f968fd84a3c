package dev.locum.core.session;

import dev.locum.core.gate.Ask;
import java.util.List;

/** How a driven run ended. */
public sealed interface RunEnd {

    /** The gate found the task clean by floor. */
    record Clean() implements RunEnd {}

    /** The owner took the work as it is. */
    record Accepted() implements RunEnd {}

    /** The owner dropped the task. */
    record Withdrawn() implements RunEnd {}

    /** Let through, and not clean: something could not be shown. */
    record Open() implements RunEnd {}

    /** The gate asks the owner. */
    record WaitsForOwner(Ask ask) implements RunEnd {}

    /** The executor asks the owner. */
    record ExecutorAsks(String question, List<String> options) implements RunEnd {
        public ExecutorAsks {
            options = List.copyOf(options);
        }
    }

    record OutOfRounds(int rounds) implements RunEnd {}

    record OutOfTime() implements RunEnd {}

    /** The executor could not go on; the outcome says why. */
    record ExecutorFailed(ExecutorOutcome outcome) implements RunEnd {}

    /** The working tree could not be read, so what is in it could not be judged or not be handed over. */
    record TreeUnreadable(String why) implements RunEnd {}

    record Interrupted() implements RunEnd {}
}
