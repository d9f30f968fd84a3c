package dev.locum.core.ledger.secret;

import java.util.function.IntPredicate;

/** Where words begin and end. A word is letters, digits and underscores, with dashes inside. */
final class Words {
    private Words() {}

    /** The next place worth a look: behind the word, the escape sequence or the single character that stands here. */
    static int next(CharSequence text, int at) {
        if (startsAt(text, at)) {
            return end(text, at);
        }
        return text.charAt(at) == '\\' ? afterEscape(text, at) : at + 1;
    }

    static boolean startsAt(CharSequence text, int at) {
        return at < text.length() && isLetter(text.charAt(at));
    }

    static int end(CharSequence text, int start) {
        return run(text, start, character -> isLetter(character) || character == '-');
    }

    /** The end of the run of such characters that starts here. */
    static int run(CharSequence text, int start, IntPredicate in) {
        return run(text, start, text.length(), in);
    }

    /** As above, going no further than {@code most}. */
    static int run(CharSequence text, int start, int most, IntPredicate in) {
        var end = start;
        while (end < Math.min(most, text.length()) && in.test(text.charAt(end))) {
            end++;
        }
        return end;
    }

    static int blanks(CharSequence text, int start) {
        return run(text, start, character -> character == ' ' || character == '\t');
    }

    static boolean has(CharSequence text, int at, String expected) {
        if (at < 0 || at + expected.length() > text.length()) {
            return false;
        }
        for (var i = 0; i < expected.length(); i++) {
            if (text.charAt(at + i) != expected.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    /** As {@link #has}, for a lower-case expectation and any case in the text. */
    static boolean hasIgnoringCase(CharSequence text, int at, String expected) {
        if (at < 0 || at + expected.length() > text.length()) {
            return false;
        }
        for (var i = 0; i < expected.length(); i++) {
            if (Character.toLowerCase(text.charAt(at + i)) != expected.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    static boolean isDigit(int character) {
        return character >= '0' && character <= '9';
    }

    static boolean isLetter(int character) {
        return (character >= 'a' && character <= 'z')
                || (character >= 'A' && character <= 'Z')
                || isDigit(character)
                || character == '_'
                || (character >= 0x80 && Character.isLetterOrDigit(character));
    }

    /** Behind the backslashes and, where they escape one, the letter: the n of {@code \n} belongs to no word. */
    private static int afterEscape(CharSequence text, int at) {
        var letter = run(text, at, character -> character == '\\');
        if (letter < text.length() && "nrtbf".indexOf(text.charAt(letter)) >= 0) {
            return letter + 1;
        }
        return isUnicodeEscape(text, letter) ? letter + 5 : letter;
    }

    private static boolean isUnicodeEscape(CharSequence text, int letter) {
        return letter + 5 <= text.length()
                && text.charAt(letter) == 'u'
                && run(text.subSequence(letter + 1, letter + 5), 0, character -> Character.digit(character, 16) >= 0)
                        == 4;
    }
}
