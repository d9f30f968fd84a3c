package dev.locum.core.gate.verdict;

/** Whose change a changed path is. Only attributed changes are ever sent back. */
public enum Attribution {
    /** It changed in a window in which only this task's executor worked. */
    ATTRIBUTED,
    /** Another session or a person could have made it in the same window. */
    SHARED,
    /** It changed outside every window of this task. */
    UNATTRIBUTED;

    /** What a path is that changed in two windows. */
    public Attribution and(Attribution other) {
        return this == other ? this : SHARED;
    }
}
