package dev.locum.core.evidence.source;

import dev.locum.core.evidence.source.lex.Token;
import dev.locum.core.evidence.source.lex.Tokens;
import java.util.Set;

/** The words that begin an assertion. */
final class Heads {
    /** Calls that fail a test by themselves. */
    static final Set<String> FAILURES =
            Set.of("fail", "Fail", "FailNow", "Error", "Errorf", "Fatal", "Fatalf", "panic", "unreachable");

    private static final Set<String> PREFIXES = Set.of("assert", "Assert", "expect", "verify", "refute", "should");
    private static final Set<String> TESTER_CALLS = Set.of(
            "Error",
            "Errorf",
            "Fatal",
            "Fatalf",
            "Fail",
            "FailNow",
            "is",
            "equal",
            "equals",
            "deepEqual",
            "same",
            "ok",
            "true",
            "false",
            "truthy",
            "falsy",
            "throws",
            "throwsAsync",
            "notOk",
            "not",
            "like",
            "regex",
            "snapshot");
    private static final Set<String> PACKAGES = Set.of("require", "assert", "chai");

    private Heads() {}

    /** {@code assertTotal}, {@code expect_that}: a word that begins as assertions do, up to a boundary of words. */
    static boolean isNamedLikeOne(String word) {
        for (String prefix : PREFIXES) {
            if (word.startsWith(prefix)) {
                if (word.length() == prefix.length()) {
                    return true;
                }
                char next = word.charAt(prefix.length());
                return next == '_' || Character.isUpperCase(next);
            }
        }
        return false;
    }

    /** Whether the token at {@code i} begins an assertion. */
    static boolean at(Language language, Tokens tokens, int i) {
        Token token = tokens.get(i);
        if (!token.isWord()) {
            return false;
        }
        boolean called = tokens.is(i + 1, "(") || (language == Language.RUST && tokens.is(i + 1, "!"));
        boolean method = tokens.is(i - 1, ".") || tokens.is(i - 1, "?.");
        if (method && tokens.isWord(i - 2)) {
            String owner = tokens.get(i - 2).text();
            if (PACKAGES.contains(owner) && called) {
                return true;
            }
            if (owner.length() <= 2 && TESTER_CALLS.contains(token.text()) && called && language != Language.PYTHON) {
                return true;
            }
        }
        return switch (token.text()) {
            case "assert" -> language != Language.GO && !tokens.is(i + 1, ".") && !tokens.is(i + 1, "=");
            case "fail", "panic", "unreachable" -> called && language != Language.GO;
            case "raises", "warns", "throws" -> called && method;
            case "expect" -> called && (language != Language.RUST || tokens.is(i + 1, "!"));
            case "expected" -> language == Language.JAVA && tokens.is(i + 1, "=") && tokens.is(i - 1, "(");
            case "should" -> !called;
            default ->
                isNamedLikeOne(token.text())
                        && (called
                                || (language == Language.KOTLIN && token.text().startsWith("should")));
        };
    }
}
