package dev.locum.app.text;

import dev.locum.core.evidence.CheckId;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/** How the single values of a project's text are read; empty where a value is not what it should be. */
final class Scalars {
    private static final Pattern DURATION = Pattern.compile("(?:(\\d{1,4})h)?(?:(\\d{1,5})m)?(?:(\\d{1,6})s)?");
    private static final Pattern AT_LEAST = Pattern.compile("(?:>=\\s*)?(\\d{1,7})");
    private static final int HIGHEST_EXIT = 255;

    private Scalars() {}

    static Optional<CheckId> checkId(String text) {
        try {
            return Optional.of(new CheckId(text));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    /** {@code 90s}, {@code 20m}, {@code 1h30m}; above zero. */
    static Optional<Duration> duration(String text) {
        Matcher parts = DURATION.matcher(text.strip());
        if (!parts.matches()) {
            return Optional.empty();
        }
        Duration sum =
                Duration.ofHours(number(parts, 1)).plusMinutes(number(parts, 2)).plusSeconds(number(parts, 3));
        return Optional.of(sum).filter(Duration::isPositive);
    }

    static Optional<Integer> exitStatus(String text) {
        return text.matches("\\d{1,3}")
                ? Optional.of(Integer.valueOf(text)).filter(status -> status <= HIGHEST_EXIT)
                : Optional.empty();
    }

    /** {@code ">=3"} or {@code 3}; at least one. */
    static Optional<Integer> atLeast(String text) {
        Matcher number = AT_LEAST.matcher(text.strip());
        return number.matches()
                ? Optional.of(Integer.valueOf(number.group(1))).filter(least -> least > 0)
                : Optional.empty();
    }

    static Optional<String> regularExpression(String text) {
        try {
            return Optional.of(Pattern.compile(text).pattern());
        } catch (PatternSyntaxException e) {
            return Optional.empty();
        }
    }

    /** A path below the project's folder, without {@code .} and {@code ..}; the folder itself is empty. */
    static Optional<String> pathInside(String text) {
        try {
            Path path = Path.of(text).normalize();
            return path.isAbsolute() || path.startsWith("..") || text.isBlank()
                    ? Optional.empty()
                    : Optional.of(path.toString());
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }

    /** A glob of paths below the project's folder. */
    static Optional<String> glob(String text) {
        return Optional.of(text).filter(some -> !some.isBlank() && !some.startsWith("/") && !some.startsWith("../"));
    }

    static Optional<String> variable(String text) {
        return Optional.of(text).filter(some -> some.matches("[A-Za-z_][A-Za-z0-9_]*"));
    }

    static Optional<Boolean> yesOrNo(String text) {
        return switch (text) {
            case "true" -> Optional.of(true);
            case "false" -> Optional.of(false);
            default -> Optional.empty();
        };
    }

    private static long number(Matcher parts, int group) {
        return Optional.ofNullable(parts.group(group)).map(Long::parseLong).orElse(0L);
    }
}
