package dev.locum.app.words;

import java.util.ArrayList;
import java.util.List;

/** Text for a terminal of a known width: words wrap under their own indent, headings stand apart. */
final class Page {
    private static final int NARROWEST = 40;
    private static final int WIDEST = 100;

    private final Palette palette;
    private final int width;
    private final StringBuilder text = new StringBuilder();

    Page(Palette palette, int width) {
        this.palette = palette;
        this.width = Math.clamp(width, NARROWEST, WIDEST);
    }

    void heading(String title) {
        text.append('\n').append(palette.paint(Palette.Tone.LOUD, title)).append('\n');
    }

    void line(String indent, String sentence) {
        line(indent, indent, sentence);
    }

    void line(Palette.Tone tone, String sentence) {
        wrapped(sentence, width)
                .forEach(part -> text.append(palette.paint(tone, part)).append('\n'));
    }

    /** {@code first} stands before the first line, {@code indent} before those that follow. */
    void line(String first, String indent, String sentence) {
        String before = first;
        for (String part : wrapped(sentence, width - first.length())) {
            text.append(before).append(part).append('\n');
            before = indent;
        }
    }

    /** Somebody else's words: behind a bar, cut and not wrapped, so that no line of theirs can pass for one of ours. */
    void quote(String indent, List<String> lines) {
        String bar = indent + "│ ";
        for (String line : lines) {
            text.append(palette.paint(Palette.Tone.QUIET, bar + Harmless.cut(line, width - bar.length())))
                    .append('\n');
        }
    }

    /** Rows of cells, each column as wide as its widest cell. */
    void table(String indent, List<List<String>> rows) {
        int columns = rows.stream().mapToInt(List::size).max().orElse(0);
        for (List<String> row : rows) {
            StringBuilder line = new StringBuilder();
            for (int column = 0; column < columns && column < row.size(); column++) {
                String cell = row.get(column);
                boolean last = column == row.size() - 1;
                line.append(cell).append(last ? "" : " ".repeat(widest(rows, column) - cell.length() + 2));
            }
            line(indent, indent + "  ", line.toString().stripTrailing());
        }
    }

    private static int widest(List<List<String>> rows, int column) {
        return rows.stream()
                .filter(row -> row.size() > column + 1)
                .mapToInt(row -> row.get(column).length())
                .max()
                .orElse(0);
    }

    @Override
    public String toString() {
        return text.toString();
    }

    private static List<String> wrapped(String sentence, int width) {
        List<String> lines = new ArrayList<>();
        String rest = sentence;
        while (rest.length() > width) {
            int blank = rest.lastIndexOf(' ', width);
            if (blank <= 0) {
                blank = rest.indexOf(' ', width);
            }
            if (blank <= 0) {
                break;
            }
            lines.add(rest.substring(0, blank).stripTrailing());
            rest = rest.substring(blank).stripLeading();
        }
        lines.add(rest);
        return lines;
    }
}
