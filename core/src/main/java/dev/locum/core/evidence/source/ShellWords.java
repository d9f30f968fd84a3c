package dev.locum.core.evidence.source;

import dev.locum.core.evidence.source.lex.Token;
import java.util.List;
import java.util.Set;

/** Commands whose failure fails a test written in shell. */
final class ShellWords {
    private static final Set<String> TESTS = Set.of("[", "test", "grep", "diff", "cmp", "fail", "!");
    private static final Set<String> OPENERS = Set.of("if", "&&", "||", ";", "|", "!", "then", "else", "(");
    private static final Set<String> ENDINGS = Set.of("exit", "return");

    private ShellWords() {}

    /** Whether a line of a script demands something. */
    static boolean asserts(List<Token> line) {
        for (int i = 0; i < line.size(); i++) {
            Token token = line.get(i);
            boolean command = i == 0 || OPENERS.contains(line.get(i - 1).text());
            if (!command || token.kind() == Token.Kind.TEXT) {
                continue;
            }
            boolean failing = ENDINGS.contains(token.text())
                    && i + 1 < line.size()
                    && line.get(i + 1).kind() == Token.Kind.NUMBER
                    && !line.get(i + 1).is("0");
            if (TESTS.contains(token.text()) || failing || Heads.isNamedLikeOne(token.text())) {
                return true;
            }
        }
        return false;
    }
}
