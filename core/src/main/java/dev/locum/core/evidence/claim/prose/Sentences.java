package dev.locum.core.evidence.claim.prose;

import dev.locum.core.evidence.claim.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Splits blocks into sentences. A sentence longer than a person would write is left out. */
final class Sentences {
    private static final int LONGEST = 1_200;
    private static final Set<String> ABBREVIATIONS = Set.of(
            "e.g", "i.e", "etc", "vs", "cf", "approx", "incl", "resp", "fig", "т.е", "т.к", "т.д", "т.п", "др", "см",
            "напр", "стр", "рис", "мин", "сек");

    private Sentences() {}

    /** The sentences that begin at {@code from} or later. */
    static List<Sentence> of(String report, int from) {
        List<Sentence> sentences = new ArrayList<>();
        for (Block block : Blocks.of(report, from)) {
            int start = block.start();
            while (start < block.end()) {
                int end = end(report, start, block.end());
                add(sentences, report, start, end, block.standing());
                start = end;
            }
        }
        return sentences;
    }

    private static void add(List<Sentence> sentences, String report, int from, int to, Standing standing) {
        int start = from;
        int end = to;
        while (start < end && Character.isWhitespace(report.charAt(start))) {
            start++;
        }
        while (end > start && Character.isWhitespace(report.charAt(end - 1))) {
            end--;
        }
        if (end > start && end - start <= LONGEST) {
            String text = report.substring(start, end);
            sentences.add(PlainText.sentence(new Source.Sentence(text, start, end), standing));
        }
    }

    private static int end(String report, int start, int limit) {
        boolean code = false;
        for (int i = start; i < limit; i++) {
            char c = report.charAt(i);
            if (c == '`') {
                code = !code;
            } else if (!code
                    && (c == '.' || c == '!' || c == '?' || c == '…' || c == ';')
                    && closes(report, start, i, limit)) {
                int after = i + 1;
                while (after < limit && "\"'»”*_)!?.".indexOf(report.charAt(after)) >= 0) {
                    after++;
                }
                return after;
            }
        }
        return limit;
    }

    /** A mark closes a sentence when white space, or a closing quote and then white space, follows, and no abbreviation stands before. */
    private static boolean closes(String report, int start, int at, int limit) {
        int next = at + 1;
        while (next < limit && "\"'»”*_)!?.".indexOf(report.charAt(next)) >= 0) {
            next++;
        }
        if (next < limit && !Character.isWhitespace(report.charAt(next))) {
            return false;
        }
        if (report.charAt(at) != '.') {
            return true;
        }
        int word = at;
        while (word > start
                && at - word < 12
                && (Character.isLetter(report.charAt(word - 1)) || report.charAt(word - 1) == '.')) {
            word--;
        }
        String before = report.substring(word, at).toLowerCase(Locale.ROOT);
        boolean number = word == at && at > start && Character.isDigit(report.charAt(at - 1)) && at - start < 3;
        return !ABBREVIATIONS.contains(before) && !number;
    }
}
