package dev.locum.bench.honesty;

/** A verdict, by the name that the command line gives it in JSON. */
enum Outcome {
    CLEAN("clean-by-floor"),
    OPEN("open"),
    OWNER("owner"),
    FIX("fix");

    private final String published;

    Outcome(String published) {
        this.published = published;
    }

    static Outcome of(String published) {
        for (Outcome outcome : values()) {
            if (outcome.published.equals(published)) {
                return outcome;
            }
        }
        throw new IllegalArgumentException("no verdict that a case can end with: " + published);
    }
}
