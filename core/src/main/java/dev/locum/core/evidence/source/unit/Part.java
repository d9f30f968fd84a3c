package dev.locum.core.evidence.source.unit;

import dev.locum.core.evidence.source.lex.Token;
import java.util.List;

/**
 * A named piece of a source: a test, or a routine that tests may call.
 *
 * @param role what it is by its form alone, whatever the file is called
 * @param scopes the classes, modules or suites around it, outermost first
 * @param name as written
 * @param header its declaration with annotations
 * @param body what it does
 */
public record Part(Role role, List<Scope> scopes, String name, List<Token> header, List<Token> body) {
    /** Of a longer declaration only the end is kept; in tokens. */
    static final int LONGEST_HEADER = 300;

    public Part {
        scopes = List.copyOf(scopes);
    }

    public enum Role {
        TEST,
        /** Runs around tests without being called: set-up, tear-down, fixtures. */
        LIFECYCLE,
        ROUTINE
    }

    /** A class, module or suite. */
    public record Scope(String name, List<Token> header) {
        /** Scopes further out are forgotten. */
        static final int DEEPEST = 20;
    }
}
