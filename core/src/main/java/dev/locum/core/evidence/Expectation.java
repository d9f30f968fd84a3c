package dev.locum.core.evidence;

/** What must hold of a check's run besides its exit status. */
public sealed interface Expectation {

    /** At least {@code tests} tests really ran (passed or failed; skipped ones did not run). */
    record AtLeastTests(int tests) implements Expectation {}

    /** No fewer tests ran than in the last clean run of the same check. */
    record NotFewerTests() implements Expectation {}

    /** The kept output holds a match of the regular expression {@code pattern}. */
    record OutputMatches(String pattern) implements Expectation {}

    /** The file {@code path}, relative to the project's folder, is there afterwards. */
    record FileThere(String path) implements Expectation {}
}
