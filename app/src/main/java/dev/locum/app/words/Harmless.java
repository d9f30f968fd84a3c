package dev.locum.app.words;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Text from a project made fit to stand inside a report: it cannot begin a line of its own, move the cursor, turn the
 * direction of writing or hide.
 */
final class Harmless {
    private static final int LONGEST_NAME = 160;
    private static final int LONGEST_LINE = 200;

    /** Colours, cursor moves and titles, as terminals understand them; a broken one ends with the text. */
    private static final Pattern TERMINAL_SEQUENCE =
            Pattern.compile("(?:\u001b\\[|\u009b)[0-?]*[ -/]*[@-~]?|\u001b][^\u0007\u001b]*(?:\u0007|\u001b\\\\)?");

    private static final Pattern LINE_END = Pattern.compile("\r\n|[\n\r\u0085\u2028\u2029]");

    private Harmless() {}

    /** One line: whatever is no visible character is written as an escape, and what is too long is cut. */
    static String name(String text) {
        return cut(visible(text), LONGEST_NAME);
    }

    /** One line of output: terminal sequences are dropped, tabs widened, the rest as in {@link #name}. */
    static String line(String text) {
        return cut(visible(TERMINAL_SEQUENCE.matcher(text).replaceAll("").replace("\t", "    ")), LONGEST_LINE);
    }

    /** Prose in one line: line ends and runs of blanks become one blank. */
    static String sentence(String text, int longest) {
        return cut(visible(text.strip().replaceAll("[ \t\r\n]+", " ")), longest);
    }

    /** The last {@code count} lines of an output that hold anything. */
    static List<String> lastLines(String output, int count) {
        List<String> lines = Arrays.stream(LINE_END.split(output))
                .map(Harmless::line)
                .map(String::stripTrailing)
                .filter(line -> !line.isBlank())
                .toList();
        return lines.subList(Math.max(0, lines.size() - count), lines.size());
    }

    /** As a span of code: the quoting is longer than any run of backticks inside. */
    static String code(String text) {
        String inside = name(text);
        String fence = fence(inside, 1);
        String pad = fence.length() > 1 ? " " : "";
        return fence + pad + inside + pad + fence;
    }

    /** A run of backticks, {@code least} or longer, that does not occur in {@code text}. */
    static String fence(String text, int least) {
        int longest = Pattern.compile("`+")
                .matcher(text)
                .results()
                .mapToInt(run -> run.group().length())
                .max()
                .orElse(0);
        return "`".repeat(Math.max(least, longest + 1));
    }

    /** At most {@code longest} characters, the last one a mark where something was cut. */
    static String cut(String text, int longest) {
        if (text.length() <= longest) {
            return text;
        }
        int end = longest - 1;
        return text.substring(0, Character.isHighSurrogate(text.charAt(end - 1)) ? end - 1 : end) + "…";
    }

    /** The same characters, with an escape for each that is not visible. */
    static String visible(String text) {
        StringBuilder shown = new StringBuilder(text.length());
        text.codePoints().forEach(point -> {
            if (isVisible(point)) {
                shown.appendCodePoint(point);
            } else {
                shown.append(escape(point));
            }
        });
        return shown.toString();
    }

    private static boolean isVisible(int point) {
        return switch (Character.getType(point)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> false;
            default -> true;
        };
    }

    private static String escape(int point) {
        return switch (point) {
            case '\n' -> "\\n";
            case '\r' -> "\\r";
            case '\t' -> "\\t";
            default -> "\\u{%x}".formatted(point);
        };
    }
}
