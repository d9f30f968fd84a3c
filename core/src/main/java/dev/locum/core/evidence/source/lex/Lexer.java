package dev.locum.core.evidence.source.lex;

import dev.locum.core.evidence.source.lex.Syntax.Escape;
import dev.locum.core.evidence.source.lex.Syntax.Extent;
import dev.locum.core.evidence.source.lex.Syntax.Hole;
import dev.locum.core.evidence.source.lex.Syntax.Quote;
import dev.locum.core.evidence.source.lex.Syntax.Trait;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * Tells code from comments and literals in one pass, without recursion. It never fails: what is left open ends with the
 * line or with the text.
 */
public final class Lexer {
    private static final int LONGEST_REGEX = 1_000;
    private static final int LONGEST_CHARACTER = 14;
    private static final String BEFORE_A_VALUE = "(,=:[!&|?{};+-*%<>~^\n";

    private final Syntax syntax;
    private final String text;
    private final byte[] kinds;
    private final Deque<OpenHole> holes = new ArrayDeque<>();
    private int at;
    private char lastCode = '\n';

    /** A hole of a literal that is being read as code. */
    private static final class OpenHole {
        final Quote quote;
        int depth;

        OpenHole(Quote quote) {
            this.quote = quote;
        }
    }

    private Lexer(Syntax syntax, String text) {
        this.syntax = syntax;
        this.text = text;
        this.kinds = new byte[text.length()];
    }

    public static Lexed lex(Syntax syntax, String text) {
        Lexer lexer = new Lexer(syntax, text);
        while (lexer.at < text.length()) {
            lexer.step();
        }
        return new Lexed(text, lexer.kinds);
    }

    private void step() {
        if (lineComment()) {
            mark(Lexed.COMMENT, Lexed.COMMENT, endOfLine(at));
        } else if (syntax.blockComments() && text.startsWith("/*", at)) {
            mark(Lexed.COMMENT, Lexed.COMMENT, endOfBlock());
        } else if (syntax.traits().contains(Trait.RUST_QUOTES) && rustLiteral()) {
            lastCode = '"';
        } else if (syntax.traits().contains(Trait.REGEX_LITERALS) && regexEnd() > at) {
            mark(Lexed.LITERAL_START, Lexed.LITERAL, regexEnd());
            lastCode = '/';
        } else {
            Quote quote = opening();
            if (quote != null) {
                literal(quote, at + quote.open().length(), Lexed.LITERAL_START);
            } else {
                code();
            }
        }
    }

    private void code() {
        char c = text.charAt(at++);
        if (!Character.isWhitespace(c) || c == '\n') {
            lastCode = c;
        }
        OpenHole hole = holes.peek();
        if (hole == null) {
            return;
        }
        if (c == hole.quote.hole().up) {
            hole.depth++;
        } else if (c == hole.quote.hole().down && hole.depth-- == 0) {
            holes.pop();
            kinds[at - 1] = Lexed.LITERAL_START;
            literal(hole.quote, at, Lexed.LITERAL);
        }
    }

    /** Reads a literal from {@code from}, whose opening begins at the present place, to its end or to its next hole. */
    private void literal(Quote quote, int from, byte first) {
        int end = Math.min(from, text.length());
        while (end < text.length()) {
            char c = text.charAt(end);
            if (c == '\\' && quote.escape() == Escape.BACKSLASH) {
                end = Math.min(end + 2, text.length());
            } else if (text.startsWith(quote.close(), end)) {
                end += quote.close().length();
                break;
            } else if (c == '\n' && quote.extent() == Extent.ONE_LINE) {
                break;
            } else if (quote.hole() != Hole.NONE && text.startsWith(quote.hole().opening, end)) {
                end += quote.hole().opening.length();
                holes.push(new OpenHole(quote));
                break;
            } else {
                end++;
            }
        }
        mark(first, Lexed.LITERAL, end);
        lastCode = '"';
    }

    private @Nullable Quote opening() {
        for (Quote quote : syntax.quotes()) {
            if (text.startsWith(quote.open(), at)) {
                return quote;
            }
        }
        return null;
    }

    private boolean lineComment() {
        for (String mark : syntax.lineComments()) {
            if (text.startsWith(mark, at)) {
                return !syntax.traits().contains(Trait.HASH_AT_WORD_START)
                        || at == 0
                        || " \t\n;(".indexOf(text.charAt(at - 1)) >= 0;
            }
        }
        return false;
    }

    private int endOfBlock() {
        if (!syntax.traits().contains(Trait.NESTED_COMMENTS)) {
            int close = text.indexOf("*/", at + 2);
            return close < 0 ? text.length() : close + 2;
        }
        int depth = 0;
        for (int end = at; end < text.length() - 1; end++) {
            if (text.startsWith("/*", end)) {
                depth++;
                end++;
            } else if (text.startsWith("*/", end)) {
                end++;
                if (--depth == 0) {
                    return end + 1;
                }
            }
        }
        return text.length();
    }

    /** The end of a regular expression that begins here; the present place itself where none does. */
    private int regexEnd() {
        if (text.charAt(at) != '/' || BEFORE_A_VALUE.indexOf(lastCode) < 0) {
            return at;
        }
        boolean inClass = false;
        for (int end = at + 1; end < Math.min(text.length(), at + LONGEST_REGEX); end++) {
            char c = text.charAt(end);
            if (c == '\n') {
                return at;
            } else if (c == '\\') {
                end++;
            } else if (c == '[' || c == ']') {
                inClass = c == '[';
            } else if (c == '/' && !inClass) {
                return end + 1;
            }
        }
        return at;
    }

    private boolean rustLiteral() {
        char c = text.charAt(at);
        if (c == '\'') {
            int close = text.startsWith("\\", at + 1) ? at + 3 : at + 2;
            int last = text.startsWith("\\", at + 1) ? at + LONGEST_CHARACTER : close;
            while (close < Math.min(text.length(), last) && text.charAt(close) != '\'') {
                close++;
            }
            if (close < text.length() && text.charAt(close) == '\'') {
                mark(Lexed.LITERAL_START, Lexed.LITERAL, close + 1);
            } else {
                at++;
            }
            return true;
        }
        if (c != 'r' || (at > 0 && Character.isJavaIdentifierPart(text.charAt(at - 1)))) {
            return false;
        }
        int hash = at + 1;
        while (hash < text.length() && text.charAt(hash) == '#') {
            hash++;
        }
        if (hash >= text.length() || text.charAt(hash) != '"') {
            return false;
        }
        String close = "\"" + "#".repeat(hash - at - 1);
        int end = text.indexOf(close, hash + 1);
        mark(Lexed.LITERAL_START, Lexed.LITERAL, end < 0 ? text.length() : end + close.length());
        return true;
    }

    private int endOfLine(int from) {
        int end = text.indexOf('\n', from);
        return end < 0 ? text.length() : end;
    }

    private void mark(byte first, byte rest, int end) {
        if (end > at) {
            Arrays.fill(kinds, at, end, rest);
            kinds[at] = first;
        }
        at = end;
    }
}
