package dev.locum.core.gate;

/** How a task ended. Nothing else closes one. */
public sealed interface Closing {

    /** The gate found it clean by floor. */
    record Clean() implements Closing {}

    /** The owner took it as it is, with the reason. */
    record AcceptedByOwner(String why) implements Closing {}

    /** The owner no longer wants it. */
    record Withdrawn(String why) implements Closing {}
}
