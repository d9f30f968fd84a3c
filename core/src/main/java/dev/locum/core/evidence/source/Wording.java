package dev.locum.core.evidence.source;

import dev.locum.core.evidence.source.lex.Token;
import java.util.List;

/** The text of tokens without what a formatter may change: blanks, kinds of quotes, trailing commas, semicolons. */
final class Wording {
    private Wording() {}

    static String exact(List<Token> tokens) {
        return write(tokens, false);
    }

    /** With every number and text made alike. */
    static String shape(List<Token> tokens) {
        return write(tokens, true);
    }

    private static String write(List<Token> tokens, boolean alike) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < tokens.size(); i++) {
            Token token = tokens.get(i);
            boolean trailing = token.is(",")
                    && (i + 1 == tokens.size()
                            || ")]}".contains(tokens.get(i + 1).text()));
            if (!trailing && !token.is(";") && !token.is("\\")) {
                text.append(alike && token.isLiteral() ? sample(token) : token.text())
                        .append(' ');
            }
        }
        return text.toString();
    }

    private static String sample(Token token) {
        return token.kind() == Token.Kind.NUMBER ? "0" : "\"\"";
    }
}
