package dev.locum.core.ledger;

import java.util.regex.Pattern;

/**
 * What sort of fact an entry holds: a name of the protocol in kebab case, such as {@code task-opened}. It is written down
 * for ever and therefore never the name of a class.
 */
public record Kind(String value) implements Comparable<Kind> {
    public static final int LONGEST = 64;

    private static final Pattern SHAPE = Pattern.compile("[a-z][a-z0-9]*+(?:-[a-z0-9]++)*+");

    public Kind {
        if (value.length() > LONGEST || !SHAPE.matcher(value).matches()) {
            throw new IllegalArgumentException("not a kind (kebab case, at most " + LONGEST + " characters): " + value);
        }
    }

    @Override
    public int compareTo(Kind other) {
        return value.compareTo(other.value);
    }

    @Override
    public String toString() {
        return value;
    }
}
