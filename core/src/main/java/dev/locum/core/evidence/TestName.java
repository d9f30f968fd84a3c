package dev.locum.core.evidence;

/**
 * A test as its runner names it, without the file it stands in: a move is no other test.
 *
 * @param value the runner's own spelling, for example {@code com.acme.CartTest#adds} or {@code test_sum}
 */
public record TestName(String value) implements Comparable<TestName> {
    public TestName {
        if (value.isBlank()) {
            throw new IllegalArgumentException("a test needs a name");
        }
    }

    @Override
    public int compareTo(TestName other) {
        return value.compareTo(other.value);
    }

    @Override
    public String toString() {
        return value;
    }
}
