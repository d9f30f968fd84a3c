package dev.locum.core.gate;

/** What the owner said to an {@link Ask}. */
public sealed interface Answer {

    /** Take the work as it is. */
    record Accept(String why) implements Answer {}

    /** Go on; {@code words} reach the executor with the next round, and the brakes start anew. */
    record GoOn(String words) implements Answer {}

    /** Drop the task. */
    record Withdraw(String why) implements Answer {}
}
