package dev.locum.core.gate.verdict;

/** The mechanical lenses. A number is never reused, so that a trail keeps its meaning. */
public enum LensId {
    CLAIMS(1),
    DONE(2),
    TESTS(3),
    MACHINERY(4),
    SCOPE(5),
    LEFTOVERS(6);

    private final int number;

    LensId(int number) {
        this.number = number;
    }

    public int number() {
        return number;
    }
}
