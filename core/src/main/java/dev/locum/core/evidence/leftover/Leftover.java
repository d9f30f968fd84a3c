package dev.locum.core.evidence.leftover;

import dev.locum.core.evidence.source.SourceLine;

/** Something that a change left in the tree and that is rarely meant to stay. */
public sealed interface Leftover {

    /** The file it stands in. */
    String path();

    /** The three marks of a conflict that nobody resolved, in order; {@code line} is the first. */
    record ConflictMarkers(SourceLine line) implements Leftover {
        @Override
        public String path() {
            return line.path();
        }
    }

    /** Output or a stop for a debugger that the change added. */
    record DebugOutput(SourceLine line) implements Leftover {
        @Override
        public String path() {
            return line.path();
        }
    }

    /** A note to do something later that the change added. */
    record ForLater(SourceLine line) implements Leftover {
        @Override
        public String path() {
            return line.path();
        }
    }

    /** New text names a file that does not exist. */
    record NamesMissingFile(SourceLine line, String named) implements Leftover {
        @Override
        public String path() {
            return line.path();
        }
    }

    /** A file that a tool leaves behind: a backup, a rejected patch. */
    record StrayFile(String path) implements Leftover {}
}
