package dev.locum.core.evidence;

/**
 * How many tests a run reported. A test that errored counts as failed.
 *
 * @param passed ran and were green
 * @param failed ran and were red
 * @param skipped did not run
 */
public record TestTally(int passed, int failed, int skipped) {
    public static final TestTally NONE = new TestTally(0, 0, 0);

    public TestTally {
        if (passed < 0 || failed < 0 || skipped < 0) {
            throw new IllegalArgumentException("counts below zero: %d, %d, %d".formatted(passed, failed, skipped));
        }
    }

    /** Tests that really ran: skipped ones did not. */
    public int ran() {
        return passed + failed;
    }

    public TestTally plus(TestTally other) {
        return new TestTally(passed + other.passed, failed + other.failed, skipped + other.skipped);
    }
}
