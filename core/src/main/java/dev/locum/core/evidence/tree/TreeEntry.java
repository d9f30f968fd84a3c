package dev.locum.core.evidence.tree;

/**
 * What one path holds in a tree state.
 *
 * @param blob the git object id of the bytes; for a link, of the text it points to
 */
public record TreeEntry(Kind kind, String blob) {

    /** What git can tell of a path; of the permissions it knows the executable bit alone. */
    public enum Kind {
        FILE,
        EXECUTABLE,
        LINK
    }
}
