package dev.locum.core.evidence;

import java.time.Duration;
import java.util.List;

/** How a check ended. Only {@link Green} and {@link Red} say something about the work. */
public sealed interface CheckOutcome {

    /** It ran, ended with the expected status, and every expectation held. */
    record Green() implements CheckOutcome {}

    /** It ran and did not hold; {@code reasons} is never empty. */
    record Red(List<RedReason> reasons) implements CheckOutcome {
        public Red {
            reasons = List.copyOf(reasons);
            if (reasons.isEmpty()) {
                throw new IllegalArgumentException("red for no reason");
            }
        }
    }

    /** The tool, its interpreter or the folder is not there: nothing was learnt about the work. */
    record CouldNotStart(String why) implements CheckOutcome {}

    /** It was ended at its limit: nothing was learnt but that it is slow or hangs. */
    record TimedOut(Duration limit) implements CheckOutcome {}

    /** It was ended by a signal that Locum did not send. */
    record Died(int signal) implements CheckOutcome {}

    /**
     * It ran and ended with the expected status, but what it printed and wrote names no test count, or only a lower
     * bound, so that an expectation about tests stays open.
     */
    record Uncounted() implements CheckOutcome {}

    /** Two runs on one tree gave two results. */
    record Flaky(List<TestName> wavering) implements CheckOutcome {
        public Flaky {
            wavering = List.copyOf(wavering);
        }
    }

    /** The working tree moved during the check, and again during the second run. */
    record TreeKeptMoving(List<String> paths) implements CheckOutcome {
        public TreeKeptMoving {
            paths = List.copyOf(paths);
        }
    }

    /** It was given up before it ended, because the session went on or the owner stopped it. */
    record Cancelled() implements CheckOutcome {}

    /** Why a check that ran did not hold. */
    sealed interface RedReason {
        record ExitStatus(int expected, int actual) implements RedReason {}

        record TooFewTests(int expected, int ran) implements RedReason {}

        /** The runner was content, but no test ran. */
        record NoTestRan() implements RedReason {}

        record FewerTestsThanBefore(int before, int ran) implements RedReason {}

        record NoMatch(String pattern) implements RedReason {}

        record FileMissing(String path) implements RedReason {}
    }
}
