package dev.locum.core.ledger;

import java.util.regex.Pattern;

/**
 * The name of one line of facts, such as {@code task/7f3a} or {@code project/1c}: at least two segments of lower-case
 * letters, digits, dot, dash and underscore, joined by slashes; at most {@value #LONGEST} characters.
 */
public record StreamName(String value) implements Comparable<StreamName> {
    public static final int LONGEST = 200;

    private static final String SEGMENT = "[a-z0-9][a-z0-9._-]*+";
    private static final Pattern SHAPE = Pattern.compile(SEGMENT + "(?:/" + SEGMENT + ")++");

    public StreamName {
        if (value.length() > LONGEST || !SHAPE.matcher(value).matches()) {
            throw new IllegalArgumentException(
                    "not a stream name (two or more lower-case segments joined by '/', at most " + LONGEST
                            + " characters): " + value);
        }
    }

    @Override
    public int compareTo(StreamName other) {
        return value.compareTo(other.value);
    }

    @Override
    public String toString() {
        return value;
    }
}
