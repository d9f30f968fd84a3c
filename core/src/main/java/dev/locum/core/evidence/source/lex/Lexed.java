package dev.locum.core.evidence.source.lex;

import java.util.Arrays;

/** A text with every character told apart: code, comment, the first character of a literal, the rest of one. */
public final class Lexed {
    static final byte CODE = 0;
    static final byte COMMENT = 1;
    static final byte LITERAL_START = 2;
    static final byte LITERAL = 3;

    private final String text;
    private final byte[] kinds;
    private final int[] lineStarts;

    Lexed(String text, byte[] kinds) {
        this.text = text;
        this.kinds = kinds;
        this.lineStarts = startsOfLines(text);
    }

    public String text() {
        return text;
    }

    public byte kind(int offset) {
        return kinds[offset];
    }

    /** The line of an offset, counted from 1. */
    public int lineOf(int offset) {
        int found = Arrays.binarySearch(lineStarts, offset);
        return found >= 0 ? found + 1 : -found - 1;
    }

    public int lineStart(int line) {
        return lineStarts[line - 1];
    }

    public int lines() {
        return lineStarts.length;
    }

    /** The text of a line counted from 1, without its end. */
    public String line(int number) {
        int from = lineStarts[number - 1];
        int to = number < lineStarts.length ? lineStarts[number] - 1 : text.length();
        return text.substring(from, Math.max(from, to)).stripTrailing();
    }

    private static int[] startsOfLines(String text) {
        int count = 1;
        for (int at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
            count++;
        }
        int[] starts = new int[count];
        int line = 1;
        for (int at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
            starts[line++] = at + 1;
        }
        return starts;
    }
}
