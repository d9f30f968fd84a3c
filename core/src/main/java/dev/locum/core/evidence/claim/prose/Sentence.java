package dev.locum.core.evidence.claim.prose;

import dev.locum.core.evidence.claim.Source;
import java.util.List;

/**
 * One sentence of a report, made plain: Markdown and quoted speech taken out, each code span replaced by a mark.
 *
 * @param source where it stands in the report
 * @param plain the plain text; single spaces
 * @param lower the same in lower case, letter by letter
 * @param codes what the code spans hold, by the number in their mark
 * @param standing whether it can be an assertion at all
 */
record Sentence(Source.Sentence source, String plain, String lower, List<String> codes, Standing standing) {
    /** Stands around the number of a code span in the plain text. */
    static final char OPEN = '\u27E6';

    static final char CLOSE = '\u27E7';

    /** As a pattern: a code span, its number captured. */
    static final String CODE = "\u27E6(?<code>\\d{1,3})\u27E7";

    boolean asks() {
        return lower.endsWith("?");
    }

    /** The code span of that number. */
    String code(String number) {
        return codes.get(Integer.parseInt(number));
    }

    /** The text with its code spans in place again. */
    String spelled(String marked) {
        String text = marked;
        for (int i = 0; i < codes.size() && text.indexOf(OPEN) >= 0; i++) {
            text = text.replace("" + OPEN + i + CLOSE, codes.get(i));
        }
        return text;
    }
}
