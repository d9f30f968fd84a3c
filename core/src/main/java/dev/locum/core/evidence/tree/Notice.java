package dev.locum.core.evidence.tree;

/** Something a person should know of a tree state: what it could not hold, or holds although git was told to look away. */
public sealed interface Notice {

    /** Too large by the owner's limits: it is not in the state, and neither restore nor undo will touch it. */
    record LeftOut(String path, long bytes) implements Notice {}

    /** The file is not what the user's index says, and {@code git status} is kept from saying so. */
    record HiddenByIndex(String path, IndexBit bit) implements Notice {}

    /** A sparse checkout keeps so many tracked files, or whole folders of them, off the disk: absent, not deleted. */
    record Sparse(int paths) implements Notice {}

    /** A pipe, socket or device stands where a file was. */
    record NotAFile(String path) implements Notice {}

    /** Not tracked by the user and named like a secret: it is held, in a folder that only the user can read. */
    record LooksSecret(String path) implements Notice {}

    /** The operating system did not let it be read; it is not in the state. */
    record Unreadable(String path) implements Notice {}

    /** It was written to each time it was read: the state holds one of its moments. */
    record ChangedWhileRead(String path) implements Notice {}
}
