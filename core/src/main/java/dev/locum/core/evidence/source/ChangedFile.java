package dev.locum.core.evidence.source;

import java.util.Optional;

/**
 * A file that is not the same in two tree states.
 *
 * @param path relative to the root of the tree, with {@code /}
 * @param before its text at the baseline; empty where the file was not there
 * @param now its text now; empty where the file is gone
 */
public record ChangedFile(String path, Optional<String> before, Optional<String> now) {
    public ChangedFile {
        if (path.isBlank()) {
            throw new IllegalArgumentException("a changed file needs a path");
        }
    }

    /** A file that came. */
    public static ChangedFile added(String path, String now) {
        return new ChangedFile(path, Optional.empty(), Optional.of(now));
    }

    /** A file that went. */
    public static ChangedFile removed(String path, String before) {
        return new ChangedFile(path, Optional.of(before), Optional.empty());
    }

    /** A file whose text became another. */
    public static ChangedFile edited(String path, String before, String now) {
        return new ChangedFile(path, Optional.of(before), Optional.of(now));
    }
}
