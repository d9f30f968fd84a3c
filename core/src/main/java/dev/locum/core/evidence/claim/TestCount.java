package dev.locum.core.evidence.claim;

import java.util.OptionalInt;

/**
 * How many tests are claimed to have passed.
 *
 * @param passed those that passed
 * @param total of how many, where the claim says so
 */
public record TestCount(int passed, OptionalInt total) {

    public static TestCount of(int passed) {
        return new TestCount(passed, OptionalInt.empty());
    }

    public static TestCount of(int passed, int total) {
        return new TestCount(passed, OptionalInt.of(total));
    }

    /** Whether it says, by its own numbers, that not every test passed. */
    public boolean admitsFailures() {
        return total.isPresent() && passed < total.getAsInt();
    }

    @Override
    public String toString() {
        return total.isPresent() ? passed + "/" + total.getAsInt() : String.valueOf(passed);
    }
}
