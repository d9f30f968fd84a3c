package dev.locum.core.evidence;

/**
 * The owner's name for a check, unique in a project and never reused for another meaning.
 *
 * @param value lower-case letters, digits, dots, underscores and dashes; at most 64 characters
 */
public record CheckId(String value) implements Comparable<CheckId> {
    public CheckId {
        if (!value.matches("[a-z0-9][a-z0-9._-]{0,63}")) {
            throw new IllegalArgumentException("not a check id: " + value);
        }
    }

    @Override
    public int compareTo(CheckId other) {
        return value.compareTo(other.value);
    }

    @Override
    public String toString() {
        return value;
    }
}
