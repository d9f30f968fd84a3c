package dev.locum.core.evidence.claim;

/**
 * Where a text was found.
 *
 * @param path relative to the project's folder
 * @param line its line, from 1
 * @param excerpt the line, shortened
 * @param kind what the place is to a reader
 * @param split whether a line break stands inside the text, so that a search by line does not see it
 */
public record Place(String path, int line, String excerpt, Kind kind, boolean split) {

    /** What a place is to a reader of a rename. */
    public enum Kind {
        /** Anything a program may read: source, configuration, scripts. */
        CODE,
        /** Text for people. */
        PROSE,
        /** A changelog, or a line that states the rename itself. */
        HISTORY
    }
}
