package dev.locum.core.ledger;

/** The form in which digests and salts are written; checked for every entry that is read. */
final class Hexadecimal {
    private Hexadecimal() {}

    /** Whether the text is so many lower-case hexadecimal digits and nothing else. */
    static boolean isOf(String text, int digits) {
        if (text.length() != digits) {
            return false;
        }
        for (var i = 0; i < digits; i++) {
            var digit = text.charAt(i);
            if (!(digit >= '0' && digit <= '9') && !(digit >= 'a' && digit <= 'f')) {
                return false;
            }
        }
        return true;
    }
}
