package dev.locum.core.evidence.source;

/**
 * A line that can be shown to a person.
 *
 * @param path the file it stands in
 * @param number counted from 1
 * @param text without its line end, cut at {@value #LONGEST} characters
 */
public record SourceLine(String path, int number, String text) {
    public static final int LONGEST = 300;

    public SourceLine {
        text = text.length() > LONGEST ? text.substring(0, LONGEST) + "…" : text;
    }
}
