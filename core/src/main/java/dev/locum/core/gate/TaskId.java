package dev.locum.core.gate;

import dev.locum.core.ledger.StreamName;

/**
 * Names a task: a piece of work with its own rounds and trail.
 *
 * @param value lower-case letters and digits, 4 to 32 of them
 */
public record TaskId(String value) {
    public TaskId {
        if (!value.matches("[a-z0-9]{4,32}")) {
            throw new IllegalArgumentException("not a task id: " + value);
        }
    }

    /** The ledger stream that holds the task's trail. */
    public StreamName stream() {
        return new StreamName("task/" + value);
    }

    @Override
    public String toString() {
        return value;
    }
}
