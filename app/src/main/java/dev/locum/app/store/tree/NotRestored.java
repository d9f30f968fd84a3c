package dev.locum.app.store.tree;

/** A path that a restore left as it was. */
public sealed interface NotRestored {
    String path();

    /** What is there now is in no state: too large, unreadable, not a file, or changed in this very moment. */
    record NotHeld(String path) implements NotRestored {}

    /** A folder on its way is a symbolic link: writing would leave the working tree. */
    record BehindLink(String path) implements NotRestored {}

    /** A folder stands there and holds files of no state. */
    record FolderNotEmpty(String path) implements NotRestored {}

    /** The operating system refused. */
    record Refused(String path, String reason) implements NotRestored {}
}
