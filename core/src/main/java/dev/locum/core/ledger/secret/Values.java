package dev.locum.core.ledger.secret;

import java.util.Locale;
import java.util.Set;

/** What can stand behind a name that promises a secret. */
final class Values {
    /** Single words that stand for a secret without being one: types, states, placeholders. */
    private static final Set<String> HARMLESS = Set.of(
            "string",
            "str",
            "text",
            "number",
            "integer",
            "int",
            "boolean",
            "bool",
            "bytes",
            "byte",
            "char",
            "object",
            "array",
            "list",
            "any",
            "none",
            "null",
            "nil",
            "undefined",
            "void",
            "true",
            "false",
            "yes",
            "no",
            "ok",
            "required",
            "optional",
            "missing",
            "empty",
            "invalid",
            "valid",
            "expired",
            "unknown",
            "wrong",
            "set",
            "unset",
            "found",
            "hidden",
            "masked",
            "redacted",
            "changed",
            "unchanged",
            "read",
            "write",
            "default",
            "password",
            "secret",
            "token",
            "accepted",
            "rejected",
            "refused",
            "checked");

    private static final int LONGEST_HARMLESS = 12;

    private Values() {}

    /** Chance rather than a person chose these characters: a digit among them, or both cases. */
    static boolean looksRandom(CharSequence text, int start, int end) {
        var upper = false;
        var lower = false;
        for (var i = start; i < end; i++) {
            var character = text.charAt(i);
            if (Words.isDigit(character)) {
                return true;
            }
            upper |= character >= 'A' && character <= 'Z';
            lower |= character >= 'a' && character <= 'z';
        }
        return upper && lower;
    }

    /** No word of a language or a program: a digit among the characters, or a sign that names do not have. */
    static boolean looksChosen(CharSequence text, int start, int end) {
        for (var i = start; i < end; i++) {
            var character = text.charAt(i);
            if (Words.isDigit(character) || "!@#$%^*+=?~".indexOf(character) >= 0) {
                return true;
            }
        }
        return false;
    }

    static boolean isHarmless(CharSequence text, int start, int end) {
        return end - start <= LONGEST_HARMLESS
                && HARMLESS.contains(text.subSequence(start, end).toString().toLowerCase(Locale.ROOT));
    }

    /** A reference to a secret that is kept elsewhere, or a mask. */
    static boolean isReference(CharSequence text, int start) {
        return Words.has(text, start, "$")
                || Words.has(text, start, "<")
                || Words.has(text, start, "{{")
                || Words.has(text, start, "%(")
                || Words.has(text, start, "***")
                || Words.has(text, start, "...")
                || Words.has(text, start, "[masked");
    }

    /** An expression of a program, such as {@code self.token}. */
    static boolean isExpression(CharSequence text, int start, int end) {
        var dotted = false;
        for (var i = start; i < end; i++) {
            var character = text.charAt(i);
            if (character == '.') {
                dotted = true;
            } else if (!Words.isLetter(character) || Words.isDigit(character)) {
                return false;
            }
        }
        return dotted;
    }
}
