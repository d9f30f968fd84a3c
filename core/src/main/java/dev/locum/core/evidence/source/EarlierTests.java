package dev.locum.core.evidence.source;

import dev.locum.core.evidence.source.lex.Lexer;
import dev.locum.core.evidence.source.lex.Token;
import dev.locum.core.evidence.source.lex.Tokens;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A source with its tests as they were and everything else as it is.
 *
 * <p>In most languages tests have files of their own: the earlier file is that. Rust keeps unit tests in a module of the
 * file they test, so that there only the module is taken back.
 */
public final class EarlierTests {
    private static final Pattern APART = Pattern.compile("(.*/)?(tests|benches)/.*");

    private EarlierTests() {}

    /** Whether the tests of the file have it for themselves, so that the earlier file is the earlier tests. */
    public static boolean standApart(String path) {
        return !Language.of(path).equals(Optional.of(Language.RUST))
                || APART.matcher(path).matches();
    }

    /** The text of now with the test modules of {@code before}; empty where there are none that can be told. */
    public static Optional<String> in(String before, String now) {
        Map<String, Module> earlier = modules(before);
        if (earlier.isEmpty()) {
            return Optional.empty();
        }
        List<String> lines = new ArrayList<>(now.lines().toList());
        List<Module> present = List.copyOf(modules(now).values());
        for (Module module : present.reversed()) {
            Module same = earlier.remove(module.name());
            if (same != null) {
                List<String> place = lines.subList(module.first() - 1, module.last());
                place.clear();
                place.addAll(same.lines(before));
            }
        }
        earlier.values().forEach(module -> lines.addAll(module.lines(before)));
        return Optional.of(String.join("\n", lines) + "\n");
    }

    /** A module that is compiled for tests only, with its attributes; lines are counted from 1. */
    private record Module(String name, int first, int last) {
        List<String> lines(String text) {
            return text.lines().skip(first - 1L).limit(last - first + 1L).toList();
        }
    }

    private static Map<String, Module> modules(String text) {
        Tokens tokens = Tokens.of(Lexer.lex(Language.RUST.syntax(), text));
        Map<String, Module> modules = new LinkedHashMap<>();
        for (int i = 0; i < tokens.size(); i++) {
            int module = isForTests(tokens, i) ? afterAttributes(tokens, i) : -1;
            if (tokens.is(module, "mod") && tokens.isWord(module + 1) && tokens.is(module + 2, "{")) {
                int end = tokens.closing(module + 2);
                String name = tokens.get(module + 1).text();
                modules.put(
                        name,
                        new Module(name, tokens.get(i).line(), tokens.get(end).line()));
                i = end;
            }
        }
        return modules;
    }

    private static boolean isForTests(Tokens tokens, int at) {
        return isAttribute(tokens, at)
                && tokens.is(at + 2, "cfg")
                && tokens.between(at + 3, tokens.closing(at + 1)).stream().anyMatch(EarlierTests::isTest);
    }

    private static boolean isTest(Token token) {
        return token.is("test");
    }

    private static boolean isAttribute(Tokens tokens, int at) {
        return tokens.is(at, "#") && tokens.is(at + 1, "[");
    }

    private static int afterAttributes(Tokens tokens, int from) {
        int at = from;
        while (isAttribute(tokens, at)) {
            at = tokens.closing(at + 1) + 1;
        }
        return tokens.is(at, "pub") ? at + 1 : at;
    }
}
