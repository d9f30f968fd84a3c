package dev.locum.core.evidence.tests;

import java.util.regex.Pattern;

/** Terminal escapes: colours, cursor movements, titles. */
final class Colours {
    private static final char ESCAPE = '\u001b';
    private static final Pattern SEQUENCE = Pattern.compile(
            "\u001b(?:\\[[0-?]*[ -/]*[@-~]|\\][^\u0007\u001b]*(?:\u0007|\u001b\\\\)?|[()][A-Za-z0-9]|[A-Za-z=>])");

    private Colours() {}

    static String stripped(String line) {
        return line.indexOf(ESCAPE) < 0 ? line : SEQUENCE.matcher(line).replaceAll("");
    }
}
