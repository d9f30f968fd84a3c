package dev.locum.app.notify;

import java.nio.file.Path;

/** Something the owner may want to know while not looking. Texts carry no secrets: they were masked before. */
public sealed interface Notification {
    Path project();

    String task();

    /** An item waits for the owner; {@code item} is what {@code locum inbox} calls it. */
    record Waits(Path project, String task, String item, String question) implements Notification {}

    /** The executor asks something that only the owner can answer. */
    record Asks(Path project, String task, String question) implements Notification {}

    /** A run has ended; {@code how} is its verdict or what stopped it, in one word of the protocol. */
    record RunEnded(Path project, String task, String how, int rounds) implements Notification {}
}
