package dev.locum.core.session;

/** What an executor is told when it is called. */
public sealed interface CallInput {

    /** The task, for the first time. */
    record TheTask() implements CallInput {}

    /** What the gate found in round {@code round}. */
    record Findings(int round) implements CallInput {}

    /** The owner's own words, after the gate had asked. */
    record OwnerWords(String words) implements CallInput {}

    /** To go on where an interruption left it: a crash, a usage limit, a reboot. */
    record CarryOn() implements CallInput {}
}
