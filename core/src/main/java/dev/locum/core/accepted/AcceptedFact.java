package dev.locum.core.accepted;

import dev.locum.core.ledger.StreamName;

/** What the owner decided about the texts of a working tree. */
public sealed interface AcceptedFact {

    /** From now on this text is in force, in place of an earlier one of its name. */
    record TextAccepted(AcceptedText accepted) implements AcceptedFact {}

    /** The stream that holds what was decided about the working tree {@code tree}. */
    static StreamName stream(String tree) {
        return new StreamName("project/" + tree + "/accepted");
    }
}
