package dev.locum.core.evidence.source;

/** Whether a test runs when its runner meets it. */
public sealed interface Run {

    /** Nothing in its source keeps it from running. */
    record Runs() implements Run {}

    /** It is left out always. */
    record Never(SourceLine mark) implements Run {}

    /** It is left out under a condition that its source states: a platform, a version, a missing tool. */
    record Sometimes(SourceLine mark) implements Run {}
}
