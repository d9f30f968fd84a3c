package dev.locum.core.gate.verdict;

/** What a finding does to the verdict, strongest first. */
public enum Effect {
    /** The work goes back to the executor. */
    SENDS_BACK,
    /** Only the owner may let it pass. */
    ASKS_OWNER,
    /** The work is let through and cannot be called clean. */
    OPENS,
    /** Shown, and nothing else. */
    NOTE
}
