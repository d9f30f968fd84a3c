package dev.locum.app.cli.terminal;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.locum.app.text.Wanted;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class MessagesTest {
    private static final Pattern GAP = Pattern.compile("\\{\\d}");

    private static final Pattern PROBLEM = Pattern.compile("\"(problem\\.[a-z.-]+)\"");

    private final ResourceBundle english = Messages.in(Locale.ENGLISH).texts();
    private final ResourceBundle russian = Messages.in(Locale.of("ru")).texts();

    @Test
    void shouldHaveTheSameKeysInBothLanguagesButForThePluralThatOnlyRussianHas() {
        SortedSet<String> expected = new TreeSet<>(english.keySet());
        english.keySet().stream()
                .filter(key -> key.endsWith(".many"))
                .map(key -> key.replaceFirst("many$", "few"))
                .forEach(expected::add);

        assertEquals(expected, new TreeSet<>(russian.keySet()));
    }

    @Test
    void shouldHaveTheSameGapsInEveryPluralForm() {
        assertAll(russian.keySet().stream()
                .filter(key -> key.endsWith(".few"))
                .map(key -> () -> assertEquals(
                        gaps(russian.getString(key.replaceFirst("few$", "many"))), gaps(russian.getString(key)), key)));
    }

    @Test
    void shouldHaveTheSameGapsInBothLanguages() {
        assertAll(english.keySet().stream()
                .map(key -> () -> assertEquals(gaps(english.getString(key)), gaps(russian.getString(key)), key)));
    }

    @Test
    void shouldHaveATextForEveryKeyThatTheCodeNames() throws IOException {
        Set<String> missing = new TreeSet<>();
        try (Stream<Path> sources = Files.walk(Path.of("src/main/java"))) {
            for (Path source :
                    sources.filter(file -> file.toString().endsWith(".java")).toList()) {
                PROBLEM.matcher(Files.readString(source)).results().forEach(found -> missing.add(found.group(1)));
            }
        }
        Stream.of(Wanted.values())
                .forEach(wanted -> missing.add("wanted." + wanted.name().toLowerCase(Locale.ROOT)));

        missing.removeAll(english.keySet());

        assertEquals(Set.of(), missing);
    }

    @Test
    void shouldTakeTheFirstVariableThatNamesALanguage() {
        assertAll(
                () -> assertEquals("ru", languageOf(Map.of("LOCUM_LANG", "ru", "LC_ALL", "en_US.UTF-8"))),
                () -> assertEquals("ru", languageOf(Map.of("LC_ALL", "", "LC_MESSAGES", "ru_RU.UTF-8", "LANG", "C"))),
                () -> assertEquals("en", languageOf(Map.of("LC_ALL", "C", "LANG", "ru_RU.UTF-8"))),
                () -> assertEquals("en", languageOf(Map.of("LANG", "de_DE"))),
                () -> assertEquals("en", languageOf(Map.of())));
    }

    @Test
    void shouldTakeValuesAsTheyAreWhenTheyLookLikePatterns() {
        String text = Messages.in(Locale.ENGLISH).text("problem.home.relative", "$1", "{0}\\");

        assertEquals("$1 is not an absolute path: \"{0}\\\"\nSet it to one that starts with \"/\".", text);
    }

    private static String languageOf(Map<String, String> environment) {
        return Messages.forEnvironment(environment).texts().getLocale().getLanguage();
    }

    private static SortedSet<String> gaps(String text) {
        TreeSet<String> gaps = new TreeSet<>();
        GAP.matcher(text).results().forEach(gap -> gaps.add(gap.group()));
        return gaps;
    }
}
