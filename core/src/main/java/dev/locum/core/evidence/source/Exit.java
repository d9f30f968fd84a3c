package dev.locum.core.evidence.source;

/**
 * A way out of a test before its first assertion.
 *
 * @param line where it leaves
 * @param reason under what it leaves
 */
public record Exit(SourceLine line, Reason reason) {

    /** Under what a test leaves early. */
    public enum Reason {
        ALWAYS,
        /** Under a condition about the machine, the platform or its tools. */
        SURROUNDINGS,
        /** Under a condition about anything else. */
        CONDITION
    }
}
