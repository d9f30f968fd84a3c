package dev.locum.core.evidence.source.lex;

import java.math.BigDecimal;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** How numbers are written in code. */
public final class Numbers {
    private static final int LONGEST = 40;
    private static final Pattern RUST_TYPE = Pattern.compile("[iuf](8|16|32|64|128|size)$");
    private static final String SUFFIXES = "fFdDlLuUn";

    private Numbers() {}

    /** Whether the character at {@code end} still belongs to the number that began at {@code at}. */
    public static boolean continues(String text, int at, int end) {
        char c = text.charAt(end);
        if (Character.isLetterOrDigit(c) || c == '_') {
            return true;
        }
        char before = text.charAt(end - 1);
        boolean digitFollows = end + 1 < text.length() && Character.isDigit(text.charAt(end + 1));
        if (c == '.') {
            return digitFollows && before != '.';
        }
        boolean hex = text.startsWith("0x", at) || text.startsWith("0X", at);
        return (c == '-' || c == '+') && (before == 'e' || before == 'E') && digitFollows && !hex;
    }

    /** The number without separators and type suffix. */
    public static String plain(String written) {
        String plain = written.replace("_", "");
        if (plain.startsWith("0x") || plain.startsWith("0X")) {
            return plain.toLowerCase(Locale.ROOT);
        }
        plain = RUST_TYPE.matcher(plain).replaceFirst("");
        int end = plain.length();
        while (end > 1 && SUFFIXES.indexOf(plain.charAt(end - 1)) >= 0) {
            end--;
        }
        return plain.substring(0, end);
    }

    /** Its value; empty for what is no decimal number or is absurdly long. */
    public static Optional<BigDecimal> value(String plain) {
        if (plain.length() > LONGEST) {
            return Optional.empty();
        }
        try {
            BigDecimal value = new BigDecimal(plain);
            return Math.abs((long) value.scale()) > 400 ? Optional.empty() : Optional.of(value);
        } catch (NumberFormatException notDecimal) {
            return Optional.empty();
        }
    }
}
