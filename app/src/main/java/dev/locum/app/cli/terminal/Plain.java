package dev.locum.app.cli.terminal;

/** Text from a project or a person, made fit for one line of a terminal. */
public final class Plain {
    private static final int LONGEST = 120;

    private Plain() {}

    /** On one line, without control characters and cut where it is long. */
    public static String line(String text) {
        String flat = text.replaceAll("[\\p{Cntrl}\\p{Cf}\\s]+", " ").strip();
        return flat.length() <= LONGEST ? flat : flat.substring(0, LONGEST - 1) + "…";
    }
}
