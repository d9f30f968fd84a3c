package dev.locum.core.accepted;

/** How the owner said yes. None of these proves who it was. */
public enum Consent {
    /** Somebody was shown the text at a terminal and typed yes. */
    TYPED,
    /** The command was given the yes beforehand, as scripts do. */
    GIVEN_WITH_COMMAND
}
