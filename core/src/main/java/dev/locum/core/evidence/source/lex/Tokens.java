package dev.locum.core.evidence.source.lex;

import dev.locum.core.evidence.source.lex.Token.Kind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/** The tokens of a text, and which bracket closes which. */
public final class Tokens {
    private static final Set<String> SIGNS =
            Set.of("==", "!=", "<=", ">=", "===", "!==", "=>", "->", "&&", "||", "::", ":=", "+=", "-=", "?.");
    private static final int LONGEST_SIGN = 3;

    private final List<Token> all;
    private final int[] partners;

    private Tokens(List<Token> all) {
        this.all = all;
        this.partners = partners(all);
    }

    public static Tokens of(Lexed source) {
        List<Token> found = new ArrayList<>();
        String text = source.text();
        int at = 0;
        while (at < text.length()) {
            byte kind = source.kind(at);
            int end = at + 1;
            if (kind == Lexed.LITERAL_START || kind == Lexed.LITERAL) {
                while (end < text.length() && source.kind(end) == Lexed.LITERAL) {
                    end++;
                }
                found.add(token(source, Kind.TEXT, bare(text.substring(at, end)), at, end));
            } else if (kind == Lexed.CODE && !Character.isWhitespace(text.charAt(at))) {
                end = endOfCode(source, at);
                found.add(code(source, at, end));
            }
            at = end;
        }
        return new Tokens(List.copyOf(found));
    }

    /** The tokens of a stretch that was cut out of a text. */
    public static Tokens over(List<Token> stretch) {
        return new Tokens(List.copyOf(stretch));
    }

    public int size() {
        return all.size();
    }

    public Token get(int index) {
        return all.get(index);
    }

    /** Whether the token at {@code index} exists and reads {@code text}. */
    public boolean is(int index, String text) {
        return index >= 0 && index < all.size() && all.get(index).is(text);
    }

    public boolean isWord(int index) {
        return index >= 0 && index < all.size() && all.get(index).isWord();
    }

    /** The index of the bracket that belongs to the one at {@code index}; -1 where there is none. */
    public int partner(int index) {
        return partners[index];
    }

    /** The index of the closing bracket, or of the last token where the text ends too early. */
    public int closing(int index) {
        return partners[index] > index ? partners[index] : all.size() - 1;
    }

    public List<Token> between(int from, int to) {
        return all.subList(Math.max(0, from), Math.max(Math.max(0, from), Math.min(to, all.size())));
    }

    private static Token code(Lexed source, int at, int end) {
        String text = source.text().substring(at, end);
        char first = text.charAt(0);
        if (Character.isDigit(first)) {
            return token(source, Kind.NUMBER, Numbers.plain(text), at, end);
        }
        return token(source, Character.isJavaIdentifierStart(first) ? Kind.WORD : Kind.SIGN, text, at, end);
    }

    private static Token token(Lexed source, Kind kind, String text, int at, int end) {
        int line = source.lineOf(at);
        return new Token(kind, text, line, at - source.lineStart(line), source.lineOf(Math.max(at, end - 1)));
    }

    private static int endOfCode(Lexed source, int at) {
        String text = source.text();
        char first = text.charAt(at);
        int end = at + 1;
        if (Character.isDigit(first)) {
            while (end < text.length() && source.kind(end) == Lexed.CODE && Numbers.continues(text, at, end)) {
                end++;
            }
        } else if (Character.isJavaIdentifierStart(first)) {
            while (end < text.length()
                    && source.kind(end) == Lexed.CODE
                    && Character.isJavaIdentifierPart(text.charAt(end))) {
                end++;
            }
        } else {
            end = endOfSign(source, at);
        }
        return end;
    }

    private static int endOfSign(Lexed source, int at) {
        String text = source.text();
        for (int length = LONGEST_SIGN; length > 1; length--) {
            int end = at + length;
            if (end <= text.length() && source.kind(end - 1) == Lexed.CODE) {
                if (SIGNS.contains(text.substring(at, end))) {
                    return end;
                }
            }
        }
        return at + 1;
    }

    /** A literal without prefix letters and quotes, so that another style of quoting is no change. */
    private static String bare(String literal) {
        int from = 0;
        int to = literal.length();
        while (from < to && "\"'`#r".indexOf(literal.charAt(from)) >= 0) {
            from++;
        }
        while (to > from && "\"'`#".indexOf(literal.charAt(to - 1)) >= 0) {
            to--;
        }
        return literal.charAt(0) == '/' || from == 0 ? literal : literal.substring(from, to);
    }

    private static int[] partners(List<Token> all) {
        int[] partners = new int[all.size()];
        Arrays.fill(partners, -1);
        int[] open = new int[all.size()];
        int depth = 0;
        for (int i = 0; i < partners.length; i++) {
            Token token = all.get(i);
            if (token.kind() != Kind.SIGN || token.text().length() != 1) {
                continue;
            }
            char c = token.text().charAt(0);
            if ("([{".indexOf(c) >= 0) {
                open[depth++] = i;
            } else if (")]}".indexOf(c) >= 0 && depth > 0 && closes(all.get(open[depth - 1]), c)) {
                int opener = open[--depth];
                partners[opener] = i;
                partners[i] = opener;
            }
        }
        return partners;
    }

    private static boolean closes(Token open, char close) {
        return "([{".indexOf(open.text().charAt(0)) == ")]}".indexOf(close);
    }
}
