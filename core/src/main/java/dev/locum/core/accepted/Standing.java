package dev.locum.core.accepted;

/** How a text on disk stands to the one that is in force. */
public sealed interface Standing {

    /** There is neither a file nor an accepted text. */
    record Nothing() implements Standing {}

    /** There is a file, as in a fresh clone, and nobody has accepted it: nothing of it counts. */
    record NeverAccepted(String onDisk) implements Standing {}

    /** The file is what was accepted. */
    record InForce(AcceptedText accepted) implements Standing {}

    /** The file was changed since: {@code accepted} stays in force until the owner accepts {@code onDisk}. */
    record Pending(AcceptedText accepted, String onDisk) implements Standing {}

    /** The file was removed since; what was accepted stays in force. */
    record FileGone(AcceptedText accepted) implements Standing {}
}
