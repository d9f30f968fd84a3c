package dev.locum.core.session;

import dev.locum.core.ledger.StreamName;

/**
 * Names a driven run.
 *
 * @param value lower-case letters and digits, 4 to 32 of them
 */
public record RunId(String value) {
    public RunId {
        if (!value.matches("[a-z0-9]{4,32}")) {
            throw new IllegalArgumentException("not a run id: " + value);
        }
    }

    /** The ledger stream that holds the run's trail. */
    public StreamName stream() {
        return new StreamName("run/" + value);
    }

    @Override
    public String toString() {
        return value;
    }
}
