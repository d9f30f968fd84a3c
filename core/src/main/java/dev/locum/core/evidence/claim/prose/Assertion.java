package dev.locum.core.evidence.claim.prose;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Whether a sentence, or a part of it, is said to be so now, by the writer. */
final class Assertion {
    private static final Pattern BOUNDARY =
            Pattern.compile(",(?! (?:что|that) )|[;:()—–]|\\s-\\s| (?:and|but|while|which|so|и|а|но|зато|поэтому) ");

    private Assertion() {}

    /** The whole sentence is an assertion about how things are. */
    static boolean holds(Sentence sentence) {
        return current(sentence) && !Words.EARLIER.in(Words.of(sentence.lower()));
    }

    /** As {@link #holds}, for sentences that speak of an earlier time by their nature. */
    static boolean current(Sentence sentence) {
        String words = Words.of(sentence.lower());
        return sentence.standing() == Standing.ASSERTED
                && !sentence.asks()
                && !Words.CONDITION.in(words)
                && !Words.INTENT.in(words)
                && !Words.HEDGE.in(words)
                && !Words.HEARSAY.in(words)
                && !Words.ORDER.begin(words)
                && !sentence.lower().contains("❌")
                && !sentence.lower().contains("⚠");
    }

    /** No word of negation stands in the clause around the match, the match itself left out. */
    static boolean affirmed(Sentence sentence, int start, int end) {
        String lower = sentence.lower();
        String around =
                lower.substring(clauseStart(lower, start), start) + " " + lower.substring(end, clauseEnd(lower, end));
        return !Words.NEGATION.in(Words.HARMLESS.takenOutOf(Words.of(around)));
    }

    /** The sentence leaves nothing out. */
    static boolean unrestricted(Sentence sentence) {
        return !Words.EXCEPTION.in(Words.HARMLESS.takenOutOf(Words.of(sentence.lower())));
    }

    static int clauseStart(String lower, int at) {
        Matcher boundary = BOUNDARY.matcher(lower);
        boundary.region(0, at);
        int start = 0;
        while (boundary.find()) {
            start = boundary.end();
        }
        return start;
    }

    static int clauseEnd(String lower, int at) {
        Matcher boundary = BOUNDARY.matcher(lower);
        return boundary.find(at) ? boundary.start() : endWithoutMark(lower, at);
    }

    private static int endWithoutMark(String lower, int at) {
        int end = lower.length();
        while (end > at && ".!…".indexOf(lower.charAt(end - 1)) >= 0) {
            end--;
        }
        return end;
    }
}
