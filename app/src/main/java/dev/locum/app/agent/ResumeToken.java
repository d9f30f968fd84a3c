package dev.locum.app.agent;

import java.util.Optional;
import java.util.regex.Pattern;

/**
 * What an executor needs to go on with an earlier conversation. Its meaning is the executor's own.
 *
 * @param value one word, so that it can stand in an argument, a log and a table
 */
public record ResumeToken(String value) {
    private static final Pattern SHAPE = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._:-]{0,199}");

    public ResumeToken {
        if (!SHAPE.matcher(value).matches()) {
            throw new IllegalArgumentException("not a resume token: " + value);
        }
    }

    /** A name as a program gave it, if it can be a token. */
    public static Optional<ResumeToken> in(String name) {
        return Optional.of(name).filter(SHAPE.asMatchPredicate()).map(ResumeToken::new);
    }
}
