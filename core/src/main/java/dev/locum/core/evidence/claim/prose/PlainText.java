package dev.locum.core.evidence.claim.prose;

import dev.locum.core.evidence.claim.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Takes Markdown and quoted speech out of a sentence. */
final class PlainText {
    private static final Pattern CODE_SPAN = Pattern.compile("`{1,3}([^`]{1,400})`{1,3}");
    private static final Pattern LINK = Pattern.compile("!?\\[([^\\[\\]]{0,300})\\]\\([^()]{0,300}\\)");
    private static final Pattern STRUCK = Pattern.compile("~~[^~]{1,400}~~");
    private static final Pattern EMPHASIS =
            Pattern.compile("\\*{1,3}|(?<![\\w/])_{1,2}(?=\\S)|(?<=\\S)_{1,2}(?![\\w/])");
    private static final Pattern SPEECH = Pattern.compile("\"[^\"]{0,600}\"|“[^”]{0,600}”|«[^»]{0,600}»"
            + "|(?<![\\p{L}\\p{N}])'[^']{0,600}'(?![\\p{L}\\p{N}])|(?<![\\p{L}\\p{N}])‘[^’]{0,600}’(?![\\p{L}\\p{N}])");
    private static final Pattern TICKS = Pattern.compile("[✅✓✔🎉🚀☑️🟢]");
    private static final Pattern NAME = Pattern.compile(".[\\w./$@:-]{1,120}.");

    private PlainText() {}

    static Sentence sentence(Source.Sentence source, Standing standing) {
        List<String> codes = new ArrayList<>();
        String text = STRUCK.matcher(source.text()).replaceAll(" ");
        text = replaceCodes(text, codes);
        text = LINK.matcher(text).replaceAll("$1");
        text = replaceSpeech(text, codes);
        text = EMPHASIS.matcher(text).replaceAll("");
        text = TICKS.matcher(text).replaceAll(" ");
        text = text.replace('’', '\'').replace('|', ' ').replace('\u00A0', ' ').replaceAll("^#{1,6}\\s", "");
        text = text.replaceAll("\\s+", " ").strip();
        return new Sentence(source, text, lower(text), List.copyOf(codes), standing);
    }

    private static String replaceCodes(String text, List<String> codes) {
        return CODE_SPAN.matcher(text).replaceAll(span -> mark(span.group(1).strip(), codes));
    }

    /** A quoted name is a name; any other quotation is somebody's words and is taken out. */
    private static String replaceSpeech(String text, List<String> codes) {
        Matcher speech = SPEECH.matcher(text);
        return speech.replaceAll(quote -> {
            String quoted = quote.group();
            return NAME.matcher(quoted).matches() ? mark(quoted.substring(1, quoted.length() - 1), codes) : " … ";
        });
    }

    private static String mark(String code, List<String> codes) {
        codes.add(code);
        return "" + Sentence.OPEN + (codes.size() - 1) + Sentence.CLOSE;
    }

    /** Lower case that keeps every letter at its offset. */
    private static String lower(String text) {
        StringBuilder lower = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            lower.append(Character.toLowerCase(text.charAt(i)));
        }
        return lower.toString();
    }
}
