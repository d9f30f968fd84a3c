package dev.locum.core.evidence.tree;

/**
 * One path that differs between two tree states.
 *
 * <p>Paths are relative to the top of the working tree, with {@code /} between names. A name that is not UTF-8 keeps
 * its odd bytes as the lone surrogates U+DC80 to U+DCFF (as PEP 383 has it), so that no two names become one.
 */
public sealed interface Changed {

    /** The path it has now, or had last. */
    String path();

    record Added(String path, TreeEntry now) implements Changed {}

    record Removed(String path, TreeEntry was) implements Changed {}

    /** Other bytes; the executable bit may have changed along with them. */
    record Modified(String path, TreeEntry was, TreeEntry now) implements Changed {}

    /** The same bytes with another executable bit. */
    record ModeChanged(String path, TreeEntry was, TreeEntry now) implements Changed {}

    /** A file became a link, or a link a file. */
    record TypeChanged(String path, TreeEntry was, TreeEntry now) implements Changed {}

    /** The file was moved; {@code was} and {@code now} differ where it was changed on the way. */
    record Renamed(String path, String from, TreeEntry was, TreeEntry now) implements Changed {}

    /** Says which of the cases fits a path that both states hold with different entries. */
    static Changed inPlace(String path, TreeEntry was, TreeEntry now) {
        boolean wasLink = was.kind() == TreeEntry.Kind.LINK;
        boolean isLink = now.kind() == TreeEntry.Kind.LINK;
        if (wasLink != isLink) {
            return new TypeChanged(path, was, now);
        }
        return was.blob().equals(now.blob()) ? new ModeChanged(path, was, now) : new Modified(path, was, now);
    }
}
