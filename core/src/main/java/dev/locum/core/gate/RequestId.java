package dev.locum.core.gate;

import dev.locum.core.evidence.CheckId;

/**
 * Names a request of the gate to the outside, so that its answer counts once however often it is given.
 *
 * @param value unique within the task
 */
public record RequestId(String value) implements Comparable<RequestId> {

    static RequestId check(int round, CheckId check) {
        return new RequestId("round-%d/check/%s".formatted(round, check));
    }

    static RequestId territory(int round) {
        return new RequestId("round-%d/territory".formatted(round));
    }

    static RequestId baselineTests(int round) {
        return new RequestId("round-%d/baseline-tests".formatted(round));
    }

    @Override
    public int compareTo(RequestId other) {
        return value.compareTo(other.value);
    }

    @Override
    public String toString() {
        return value;
    }
}
