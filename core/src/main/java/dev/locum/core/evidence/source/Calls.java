package dev.locum.core.evidence.source;

import dev.locum.core.evidence.source.lex.Token;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The names before an opening bracket of arguments. */
final class Calls {
    private static final Set<String> NOT_CALLS = Set.of(
            "if", "for", "while", "switch", "catch", "return", "function", "fn", "func", "and", "or", "not", "in");

    private Calls() {}

    static Set<String> of(List<Token> code) {
        Set<String> names = new LinkedHashSet<>();
        for (int i = 0; i < code.size(); i++) {
            Token token = code.get(i);
            boolean called = i + 1 < code.size()
                    && (code.get(i + 1).is("(") || code.get(i + 1).is("!"));
            boolean command = i == 0 || code.get(i - 1).lastLine() < token.line();
            boolean passed = i > 0
                    && ("(".equals(code.get(i - 1).text())
                            || ",".equals(code.get(i - 1).text()));
            if (token.isWord() && (called || command || passed) && !NOT_CALLS.contains(token.text())) {
                names.add(token.text());
            }
        }
        return names;
    }
}
