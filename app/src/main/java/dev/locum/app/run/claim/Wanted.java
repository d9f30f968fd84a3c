package dev.locum.app.run.claim;

import dev.locum.core.evidence.claim.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A text looked for as a word of its own, also where a line end stands beside one of its separators. */
final class Wanted {
    private static final int EXCERPT = 160;
    private static final String WRAP = "(?:\\r?\\n[ \\t]{0,40}(?:(?:[*#/>-]|//)[ \\t]{0,10})?)?";

    private final String text;
    private final String renamedTo;
    private final String rarest;
    private final Pattern pattern;

    Wanted(String text, String renamedTo) {
        this.text = text;
        this.renamedTo = renamedTo;
        StringBuilder regex = new StringBuilder();
        String longest = "";
        int piece = 0;
        for (int i = 0; i < text.length(); i++) {
            regex.append(Pattern.quote(text.substring(i, i + 1)));
            boolean separator = !Character.isLetterOrDigit(text.charAt(i));
            if (separator || i + 1 == text.length()) {
                String part = text.substring(piece, i + 1);
                longest = part.length() > longest.length() ? part : longest;
                piece = i + 1;
            }
            if (separator && i + 1 < text.length() && !Character.isWhitespace(text.charAt(i))) {
                regex.append(WRAP);
            }
        }
        this.rarest = longest;
        this.pattern = Pattern.compile((wordAt(0) ? "(?<![\\p{L}\\p{N}_$])" : "")
                + regex
                + (wordAt(text.length() - 1) ? "(?![\\p{L}\\p{N}_$])" : ""));
    }

    private boolean wordAt(int index) {
        char c = text.charAt(index);
        return Character.isLetterOrDigit(c) || c == '_';
    }

    /** How often it stands there, inside other words and in any case of letters. */
    int looselyIn(String content) {
        String all = content.toLowerCase(Locale.ROOT);
        String wanted = text.toLowerCase(Locale.ROOT);
        int count = 0;
        for (int at = all.indexOf(wanted); at >= 0; at = all.indexOf(wanted, at + wanted.length())) {
            count++;
        }
        return count;
    }

    List<Place> in(String path, String content) {
        List<Place> places = new ArrayList<>();
        if (!content.contains(rarest)) {
            return places;
        }
        Matcher matcher = pattern.matcher(content);
        int line = 1;
        int counted = 0;
        while (matcher.find()) {
            for (; counted < matcher.start(); counted++) {
                line += content.charAt(counted) == '\n' ? 1 : 0;
            }
            int from = content.lastIndexOf('\n', Math.max(0, matcher.start() - 1)) + 1;
            from = Math.min(from, matcher.start());
            int to = content.indexOf('\n', matcher.end());
            String excerpt = content.substring(from, to < 0 ? content.length() : to);
            boolean split = matcher.group().indexOf('\n') >= 0;
            places.add(new Place(path, line, shortened(excerpt), PlaceKinds.of(path, excerpt, renamedTo), split));
        }
        return places;
    }

    private static String shortened(String excerpt) {
        String line = excerpt.strip().replaceAll("\\s*\\n\\s*", " / ");
        return line.length() <= EXCERPT ? line : line.substring(0, EXCERPT) + "..";
    }
}
