package dev.locum.core.evidence;

/**
 * The content of a working tree at one moment, named by the git tree object that holds it.
 *
 * <p>Two equal states have the same files with the same bytes, modes and links. It is never a commit: it knows nothing
 * of HEAD, branches or the index.
 *
 * @param id the git object id of the tree, 40 (SHA-1) or 64 (SHA-256) lower-case hexadecimal digits
 */
public record TreeState(String id) {
    private static final int SHORT = 10;

    public TreeState {
        if (!id.matches("[0-9a-f]{40}|[0-9a-f]{64}")) {
            throw new IllegalArgumentException("not a git object id: " + id);
        }
    }

    /** The first ten digits: enough for a person to tell states apart. */
    public String shortId() {
        return id.substring(0, SHORT);
    }

    @Override
    public String toString() {
        return shortId();
    }
}
