package dev.locum.core.evidence.source.lex;

import java.util.Locale;

/**
 * A piece of code that stands for itself; comments and blanks are none.
 *
 * @param kind what it is
 * @param text words and signs as written; a literal without its quotes; a number without separators and suffix
 * @param line the line it begins on, counted from 1
 * @param column where in that line, counted from 0
 * @param lastLine the line it ends on
 */
public record Token(Kind kind, String text, int line, int column, int lastLine) {

    public enum Kind {
        WORD,
        NUMBER,
        TEXT,
        SIGN
    }

    public boolean is(String value) {
        return kind != Kind.TEXT && text.equals(value);
    }

    /** As {@link #text()}, for words that mean the same however they are capitalised. */
    public String lowercase() {
        return text.toLowerCase(Locale.ROOT);
    }

    public boolean isWord() {
        return kind == Kind.WORD;
    }

    public boolean isLiteral() {
        return kind == Kind.NUMBER || kind == Kind.TEXT;
    }
}
