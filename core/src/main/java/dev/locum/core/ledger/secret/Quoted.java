package dev.locum.core.ledger.secret;

import java.util.Optional;

/**
 * A quoted value, its quotes being escaped as deep as the text itself is nested in JSON.
 *
 * @param start the first character inside the quotes
 * @param end the closing quote or its first backslash; the end of the line where it is never closed
 */
record Quoted(int start, int end) {

    /** The quoted value that opens here. */
    static Optional<Quoted> at(CharSequence text, int at) {
        var quote = Words.run(text, at, character -> character == '\\');
        if (quote >= text.length() || !isQuote(text.charAt(quote))) {
            return Optional.empty();
        }
        return Optional.of(new Quoted(quote + 1, end(text, quote + 1, text.charAt(quote), quote - at)));
    }

    /** Whether the quote that seems to open here rather closes the JSON string around it. */
    boolean isClosedAround(CharSequence text) {
        return text.charAt(start - 1) == '"' && endsValue(text, start);
    }

    /** Behind a closing quote, escaped or not, where one stands here; here otherwise. */
    static int afterQuote(CharSequence text, int at) {
        var quote = Words.run(text, at, character -> character == '\\');
        return quote < text.length() && isQuote(text.charAt(quote)) ? quote + 1 : at;
    }

    private static boolean isQuote(char character) {
        return character == '"' || character == '\'' || character == '`';
    }

    /**
     * A level of JSON doubles the backslashes and adds one: a quote closes where their number is that of the opening quote,
     * or that number plus whole escaped backslashes of the same level. Fewer of them close the text around the value.
     */
    private static int end(CharSequence text, int start, char quote, int depth) {
        var at = start;
        while (at < text.length() && text.charAt(at) != '\n') {
            var mark = Words.run(text, at, character -> character == '\\');
            if (mark == text.length()) {
                return mark;
            }
            var backslashes = mark - at;
            var character = text.charAt(mark);
            if (character == quote && closes(backslashes, depth)) {
                return mark - depth;
            }
            if (character == '"' && closesAround(text, mark, backslashes, quote, depth)) {
                return at;
            }
            at = character == '\n' ? mark : mark + 1;
        }
        return at;
    }

    private static boolean closes(int backslashes, int depth) {
        return backslashes % (2 * (depth + 1)) == depth;
    }

    /** What stands behind a string in JSON. */
    private static boolean endsValue(CharSequence text, int at) {
        return at == text.length() || " \t\r\n,:}]".indexOf(text.charAt(at)) >= 0;
    }

    private static boolean closesAround(CharSequence text, int mark, int backslashes, char quote, int depth) {
        if (quote == '"') {
            return backslashes < depth;
        }
        return backslashes == 0 && endsValue(text, mark + 1);
    }
}
