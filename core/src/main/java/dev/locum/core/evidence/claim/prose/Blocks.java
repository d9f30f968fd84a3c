package dev.locum.core.evidence.claim.prose;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Takes a report apart into blocks. Fenced and indented code, quoted lines, comments and unticked boxes are left out. */
final class Blocks {
    private static final Pattern ITEM = Pattern.compile("\\s{0,20}(?:[-*+•]|\\d{1,3}[.)])\\s+(\\[[ xX]\\]\\s+)?");
    private static final Pattern HEADING = Pattern.compile("\\s{0,3}#{1,6}\\s+.*|\\s{0,3}\\*\\*[^*]{1,80}\\*\\*:?\\s*");
    private static final Pattern RULER = Pattern.compile("[\\s|:=_*-]+");
    private static final int LONGEST_LINE_LOOKED_INTO = 2_000;

    private final String report;
    private final List<Block> blocks = new ArrayList<>();
    private String fence = "";
    private boolean comment;
    private Standing section = Standing.ASSERTED;
    private Standing list = Standing.ASSERTED;
    private boolean inList;
    private int openStart = -1;
    private int openEnd;

    private Blocks(String report) {
        this.report = report;
    }

    /** The blocks that begin at {@code from} or later. */
    static List<Block> of(String report, int from) {
        Blocks reader = new Blocks(report);
        int start = from;
        while (start < report.length()) {
            int end = report.indexOf('\n', start);
            end = end < 0 ? report.length() : end;
            reader.line(start, end);
            start = end + 1;
        }
        reader.close();
        return reader.blocks;
    }

    private void line(int start, int end) {
        String line = report.substring(start, Math.min(end, start + LONGEST_LINE_LOOKED_INTO));
        String text = line.strip();
        if (outside(text)) {
            close();
        } else if (text.isEmpty()) {
            close();
        } else if (HEADING.matcher(line).matches()) {
            heading(start, end, text);
        } else if (ITEM.matcher(line).lookingAt()) {
            item(start, end, line);
        } else if (text.startsWith("|")) {
            close();
            add(start, end);
        } else if (openStart < 0 && !inList && (line.startsWith("    ") || line.startsWith("\t"))) {
            close();
        } else if (!RULER.matcher(text).matches()) {
            inList = inList && Character.isWhitespace(line.charAt(0));
            openStart = openStart < 0 ? start : openStart;
            openEnd = end;
        }
    }

    /** Whether the line is code, a comment or a quotation, none of which the writer says. */
    private boolean outside(String text) {
        if (!fence.isEmpty()) {
            fence = text.startsWith(fence) && text.replace(fence.charAt(0), ' ').isBlank() ? "" : fence;
            return true;
        }
        if (text.startsWith("```") || text.startsWith("~~~")) {
            int length = 0;
            while (length < text.length() && text.charAt(length) == text.charAt(0)) {
                length++;
            }
            fence = text.substring(0, length);
            return true;
        }
        if (comment || text.startsWith("<!--")) {
            comment = !text.contains("-->");
            return true;
        }
        return text.startsWith(">");
    }

    private void heading(int start, int end, String text) {
        close();
        section = Words.ASIDE_HEADING.in(Words.of(text.toLowerCase(Locale.ROOT))) ? Standing.ASIDE : Standing.ASSERTED;
        list = Standing.ASSERTED;
        inList = false;
        add(start, end);
    }

    private void item(int start, int end, String line) {
        close();
        Matcher item = ITEM.matcher(line);
        boolean unticked =
                item.lookingAt() && item.group(1) != null && item.group(1).startsWith("[ ");
        inList = true;
        if (!unticked) {
            openStart = start + item.end();
            openEnd = end;
        }
    }

    private void close() {
        if (openStart >= 0) {
            boolean item = inList;
            int start = openStart;
            int end = openEnd;
            openStart = -1;
            add(start, end);
            if (!item) {
                list = leadsIntoAside(report.substring(Math.max(start, end - LONGEST_LINE_LOOKED_INTO), end))
                        ? Standing.ASIDE
                        : Standing.ASSERTED;
            }
        }
    }

    private void add(int start, int end) {
        boolean aside = section == Standing.ASIDE || (inList && list == Standing.ASIDE);
        blocks.add(new Block(start, end, aside ? Standing.ASIDE : Standing.ASSERTED));
    }

    /** Whether what follows the lead-in ("You said:", "Still to do:") is not the writer's word on how things are. */
    private static boolean leadsIntoAside(String text) {
        String last = text.strip();
        if (!last.endsWith(":")) {
            return false;
        }
        int from = Math.max(last.lastIndexOf(". "), last.lastIndexOf('\n'));
        String words = Words.of(last.substring(from + 1).toLowerCase(Locale.ROOT));
        return Words.ASIDE_HEADING.in(words) || Words.NOT_ASSERTED.stream().anyMatch(table -> table.in(words));
    }
}
