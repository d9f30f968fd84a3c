package dev.locum.app.cli.option;

import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.TypeConversionException;

/** How people write a length of time: {@code 90s}, {@code 15m}, {@code 8h}, {@code 1h30m}. */
public final class TimeSpan {
    private static final Pattern SHAPE = Pattern.compile("(?:(\\d{1,6})h)?(?:(\\d{1,6})m)?(?:(\\d{1,6})s)?");

    private TimeSpan() {}

    /** @throws TypeConversionException when {@code text} is no such length, or none at all */
    public static Duration parse(String text) {
        Matcher parts = SHAPE.matcher(text);
        if (!parts.matches()) {
            throw new TypeConversionException(text);
        }
        Duration length = Duration.ofHours(number(parts.group(1)))
                .plusMinutes(number(parts.group(2)))
                .plusSeconds(number(parts.group(3)));
        if (length.isZero()) {
            throw new TypeConversionException(text);
        }
        return length;
    }

    private static long number(String digits) {
        return digits == null ? 0 : Long.parseLong(digits);
    }
}
