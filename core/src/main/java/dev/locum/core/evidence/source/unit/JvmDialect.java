package dev.locum.core.evidence.source.unit;

import dev.locum.core.evidence.source.lex.Token;
import dev.locum.core.evidence.source.lex.Tokens;
import dev.locum.core.evidence.source.unit.Part.Role;
import dev.locum.core.evidence.source.unit.Part.Scope;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** JUnit 3 to 6, TestNG and Spock, in Java, Kotlin and Groovy. */
public final class JvmDialect implements Dialect {
    private static final Set<String> SCOPES = Set.of("class", "interface", "enum", "object", "trait");
    private static final Set<String> TESTS =
            Set.of("Test", "ParameterizedTest", "RepeatedTest", "TestFactory", "TestTemplate", "Theory", "Property");
    private static final Set<String> LIFECYCLES = Set.of(
            "Before",
            "After",
            "BeforeEach",
            "AfterEach",
            "BeforeAll",
            "AfterAll",
            "BeforeClass",
            "AfterClass",
            "BeforeMethod",
            "AfterMethod");
    private static final Set<String> NO_ROUTINES =
            Set.of("if", "for", "while", "switch", "catch", "synchronized", "when", "new", "return");

    @Override
    public int scopeName(Tokens tokens, int from, int to) {
        for (int i = from; i < to; i++) {
            Token token = tokens.get(i);
            boolean keyword =
                    token.isWord() && (SCOPES.contains(token.text()) || (token.is("record") && tokens.is(i + 2, "(")));
            if (keyword && i > from && tokens.is(i - 1, ".")) {
                continue;
            }
            if (keyword) {
                return tokens.isWord(i + 1) && i + 1 < to ? i + 1 : i;
            }
            i = skip(tokens, i);
        }
        return -1;
    }

    @Override
    public int routineName(Tokens tokens, int from, int to) {
        int name = -1;
        for (int i = from; i < to; i++) {
            boolean call = tokens.is(i, "(") && i > from;
            if (call && isName(tokens, i - 1) && !isAnnotation(tokens, from, i - 1)) {
                name = i - 1;
            }
            i = skip(tokens, i);
        }
        return name < 0 || NO_ROUTINES.contains(tokens.get(name).text()) ? -1 : name;
    }

    @Override
    public Role role(List<Scope> scopes, String name, List<Token> header) {
        Set<String> annotations = Marks.annotations(header);
        if (annotations.stream().anyMatch(TESTS::contains)) {
            return Role.TEST;
        }
        String lower = name.toLowerCase(Locale.ROOT);
        if (annotations.stream().anyMatch(LIFECYCLES::contains)
                || Set.of("setup", "teardown", "cleanup", "setupspec", "cleanupspec")
                        .contains(lower)) {
            return Role.LIFECYCLE;
        }
        boolean old = name.startsWith("test") && scopes.stream().anyMatch(s -> mentions(s, "TestCase"));
        boolean testNg =
                scopes.stream().anyMatch(s -> Marks.annotations(s.header()).contains("Test"))
                        && header.stream().anyMatch(t -> t.is("public"));
        boolean spock = scopes.stream().anyMatch(s -> mentions(s, "Specification"))
                && header.stream()
                        .anyMatch(t -> t.kind() == Token.Kind.TEXT && t.text().equals(name));
        return old || testNg || spock ? Role.TEST : Role.ROUTINE;
    }

    private static boolean mentions(Scope scope, String end) {
        return scope.header().stream().anyMatch(t -> t.isWord() && t.text().endsWith(end));
    }

    private static boolean isName(Tokens tokens, int i) {
        return tokens.isWord(i) || tokens.get(i).kind() == Token.Kind.TEXT;
    }

    private static boolean isAnnotation(Tokens tokens, int from, int name) {
        int i = name - 1;
        while (i > from && tokens.is(i, ".") && tokens.isWord(i - 1)) {
            i -= 2;
        }
        return i >= from && tokens.is(i, "@");
    }

    private static int skip(Tokens tokens, int i) {
        return (tokens.is(i, "(") || tokens.is(i, "[")) && tokens.partner(i) > i ? tokens.partner(i) : i;
    }
}
