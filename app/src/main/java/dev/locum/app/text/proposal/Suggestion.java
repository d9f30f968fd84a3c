package dev.locum.app.text.proposal;

/**
 * A check that a build file suggests.
 *
 * @param tool what runs it, for example {@code maven}; lower-case letters
 * @param command the command
 * @param counted whether Locum can read how many tests ran
 * @param because the file that suggested it
 */
record Suggestion(String tool, String command, Counted counted, String because) {

    /** Whether the number of tests is readable. */
    enum Counted {
        YES,
        NO
    }
}
