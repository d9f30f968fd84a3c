package dev.locum.core.gate;

/** What opened a task. */
public enum Origin {
    /** {@code locum run}: Locum drives the executor and sees the whole window of its work. */
    DRIVEN_RUN,
    /** {@code locum task new}, by hand, with the baseline taken then. */
    BY_HAND,
    /** The first hand-in of work that nothing was known of before: there is no baseline. */
    HAND_IN
}
