package dev.locum.app.cli.terminal;

import dev.locum.app.words.Speech;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.ResourceBundle.Control;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Everything an owner reads, in English or Russian.
 *
 * <p>A text has gaps {@code {0}}, {@code {1}} ..; nothing else in it is special, so that an apostrophe is an apostrophe.
 */
public final class Messages implements Speech {
    private static final String BUNDLE = "dev.locum.app.messages";
    private static final Pattern GAP = Pattern.compile("\\{(\\d)}");
    private static final List<String> SPEAKING = List.of("LOCUM_LANG", "LC_ALL", "LC_MESSAGES", "LANG");

    private final ResourceBundle texts;

    private Messages(Locale language) {
        this.texts =
                ResourceBundle.getBundle(BUNDLE, language, Control.getNoFallbackControl(Control.FORMAT_PROPERTIES));
    }

    /** In {@code language} where it is one of ours, else in English. */
    public static Messages in(Locale language) {
        return new Messages(language.getLanguage().equals("ru") ? Locale.of("ru") : Locale.ENGLISH);
    }

    /** In the language that {@code LOCUM_LANG}, else {@code LC_ALL}, {@code LC_MESSAGES} or {@code LANG} names. */
    public static Messages forEnvironment(Map<String, String> environment) {
        return in(SPEAKING.stream()
                .map(name -> environment.getOrDefault(name, ""))
                .filter(value -> !value.isEmpty())
                .findFirst()
                .map(value -> Locale.of(value.split("[_.@-]", 2)[0]))
                .orElse(Locale.ENGLISH));
    }

    @Override
    public String text(String key, Object... arguments) {
        return GAP.matcher(texts.getString(key))
                .replaceAll(gap -> Matcher.quoteReplacement(String.valueOf(arguments[Integer.parseInt(gap.group(1))])));
    }

    /** {@code key.one}, {@code key.few} or {@code key.many}; {@code more} stand in the gaps after gap 0. */
    @Override
    public String count(String key, long number, Object... more) {
        Object[] arguments = Stream.concat(Stream.of(number), Stream.of(more)).toArray();
        return text(key + "." + form(number), arguments);
    }

    /** What picocli takes its help texts from. */
    public ResourceBundle texts() {
        return texts;
    }

    private String form(long number) {
        if (!texts.getLocale().getLanguage().equals("ru")) {
            return number == 1 ? "one" : "many";
        }
        long tens = number % 100;
        long ones = number % 10;
        if (ones == 1 && tens != 11) {
            return "one";
        }
        return ones >= 2 && ones <= 4 && (tens < 12 || tens > 14) ? "few" : "many";
    }
}
