package dev.locum.core.accepted;

/**
 * Which of a project's texts: its path below the folder {@code .locum}.
 *
 * @param value for example {@code project.yaml}
 */
public record TextName(String value) implements Comparable<TextName> {
    /** The definition of done. */
    public static final TextName PROJECT = new TextName("project.yaml");

    public TextName {
        if (!value.matches("[a-z0-9][a-z0-9._-]*(/[a-z0-9][a-z0-9._-]*)*")) {
            throw new IllegalArgumentException("not the name of a text: " + value);
        }
    }

    @Override
    public int compareTo(TextName other) {
        return value.compareTo(other.value);
    }

    @Override
    public String toString() {
        return value;
    }
}
