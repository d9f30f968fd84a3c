package dev.locum.core.ledger.secret;

import java.util.Optional;

/**
 * A private key in PEM form (RFC 7468): everything between its two boundary lines, or, where the second is cut off, the
 * full lines of base64 that follow the first.
 */
final class PrivateKeyShape implements SecretShape {
    private static final String BEGIN = "-----BEGIN ";
    private static final String BEGIN_CLOSE = "PRIVATE KEY-----";
    private static final String END = "-----END ";
    private static final int LONGEST_LABEL = 24;
    private static final int LEAST_LINE = 16;

    @Override
    public Optional<Secret> at(CharSequence text, int at) {
        if (!Words.has(text, at, BEGIN)) {
            return Optional.empty();
        }
        var label = at + BEGIN.length();
        for (var close = label; close < label + LONGEST_LABEL; close++) {
            if (Words.has(text, close, BEGIN_CLOSE)) {
                return between(text, close + BEGIN_CLOSE.length());
            }
        }
        return Optional.empty();
    }

    private static Optional<Secret> between(CharSequence text, int start) {
        var end = start;
        while (end < text.length() && isInside(text.charAt(end)) && !Words.has(text, end, BEGIN)) {
            if (Words.has(text, end, END)) {
                return secret(start, end);
            }
            end++;
        }
        return secret(start, afterFullLines(text, start));
    }

    private static int afterFullLines(CharSequence text, int start) {
        var end = start;
        while (true) {
            var line = afterLineBreak(text, end);
            var lineEnd = Words.run(text, line, PrivateKeyShape::isBase64);
            if (line == end || lineEnd - line < LEAST_LINE) {
                return end;
            }
            end = lineEnd;
        }
    }

    /** Behind blanks and line breaks, be they real or escaped. */
    private static int afterLineBreak(CharSequence text, int start) {
        var at = start;
        while (at < text.length()) {
            var blank = Words.run(text, at, character -> character <= ' ');
            var escape = Words.run(text, blank, character -> character == '\\');
            var isEscape = escape > blank && escape < text.length() && "nrt".indexOf(text.charAt(escape)) >= 0;
            var next = isEscape ? escape + 1 : blank;
            if (next == at) {
                return at;
            }
            at = next;
        }
        return at;
    }

    private static Optional<Secret> secret(int start, int end) {
        return end > start ? Optional.of(Secret.between(start, end)) : Optional.empty();
    }

    private static boolean isInside(int character) {
        return isBase64(character) || character <= ' ' || "\\:,->|.".indexOf(character) >= 0;
    }

    private static boolean isBase64(int character) {
        return (character < 0x80 && character != '_' && Words.isLetter(character)) || "+/=".indexOf(character) >= 0;
    }
}
