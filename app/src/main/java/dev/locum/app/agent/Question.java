package dev.locum.app.agent;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A question to the owner in which a report ends.
 *
 * @param text the question itself
 * @param options what it offers, in its order; empty where it is open
 */
public record Question(String text, List<String> options) {
    /** What an executor is told to begin such a line with. */
    public static final String MARK = "QUESTION:";

    private static final Pattern OPTION =
            Pattern.compile("^\\s*(?:[-*•]|\\(?(?:\\d{1,2}|[A-Za-z])[.)])\\s+(?<option>.+)$");

    private static final Pattern SENTENCE_END = Pattern.compile("[.!?]\\s+");

    /** Offers to do even more are good manners and not a need: the work is handed in all the same. */
    private static final Pattern COURTESY = Pattern.compile(
            "(?i)\\b(?:would you like|want me to|do you want me|shall i|should i (?:also|go on|continue|proceed)|anything else"
                    + "|let me know|is there anything)|хотите|нужно ли ещё|нужно ли еще|что-нибудь ещё|что-нибудь еще",
            Pattern.UNICODE_CASE);

    public Question {
        options = List.copyOf(options);
    }

    /** A text that is known to be a question: its list lines are the options. */
    public static Question whole(String text) {
        var lines = text.strip().lines().toList();
        var options = lines.stream()
                .map(OPTION::matcher)
                .filter(Matcher::matches)
                .map(option -> option.group("option").strip())
                .toList();
        var words =
                lines.stream().filter(line -> !OPTION.matcher(line).matches()).toList();
        var question = String.join("\n", words).strip();
        return new Question(question.isEmpty() ? text.strip() : question, options);
    }

    /**
     * The question a report ends in: from its marked line on, or its last paragraph (with the list below it) where that
     * asks. In doubt there is none: the work is then judged, which does no harm.
     */
    public static Optional<Question> endOf(String report) {
        var text = report.strip();
        int mark = lastMark(text);
        if (mark >= 0) {
            return Optional.of(whole(text.substring(mark + MARK.length())));
        }
        var paragraph = lastParagraph(text);
        var question = whole(paragraph);
        boolean asks = question.text().endsWith("?")
                && !COURTESY.matcher(lastSentence(question.text())).find();
        return asks ? Optional.of(question) : Optional.empty();
    }

    private static int lastMark(String text) {
        int line = text.lastIndexOf("\n" + MARK) + 1;
        return text.startsWith(MARK, line) ? line : -1;
    }

    /** The text after the last blank line that does not stand between a question and its list. */
    private static String lastParagraph(String text) {
        var paragraphs = text.split("\\R\\s*\\R", -1);
        var last = paragraphs[paragraphs.length - 1];
        boolean onlyOptions = last.lines().allMatch(line -> OPTION.matcher(line).matches());
        return onlyOptions && paragraphs.length > 1 ? paragraphs[paragraphs.length - 2] + "\n" + last : last;
    }

    private static String lastSentence(String text) {
        return text.substring(endOfSentenceBefore(text));
    }

    private static int endOfSentenceBefore(String text) {
        var ends = SENTENCE_END.matcher(text);
        int last = 0;
        while (ends.find()) {
            last = ends.end();
        }
        return last;
    }
}
