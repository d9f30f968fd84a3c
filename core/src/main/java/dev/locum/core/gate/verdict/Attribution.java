package dev.locum.core.gate.verdict;

/** Whose change a changed path is. Only attributed changes are ever sent back. */
public enum Attribution {
    /** It changed in a window in which only this task's executor worked. */
    ATTRIBUTED,
    /** Another session or a person could have made it in the same window. */
    SHARED,
    /** It changed outside every window of this task. */
    UNATTRIBUTED;

    /**
     * What a finding about such a change may do, where {@code own} is what it would do to the executor that made it.
     *
     * <p>Shared work is never sent back, and it is not called clean either: otherwise a second task, opened beside the
     * first, would be a way round the gate.
     */
    Effect weigh(Effect own) {
        return switch (this) {
            case ATTRIBUTED -> own;
            case SHARED -> own == Effect.NOTE ? Effect.NOTE : Effect.OPENS;
            case UNATTRIBUTED -> Effect.NOTE;
        };
    }

    /** What a path is that changed in two windows. */
    public Attribution and(Attribution other) {
        return this == other ? this : SHARED;
    }
}
