package dev.locum.core.evidence.source.unit;

import dev.locum.core.evidence.source.lex.Token;
import dev.locum.core.evidence.source.lex.Tokens;
import dev.locum.core.evidence.source.unit.Part.Role;
import dev.locum.core.evidence.source.unit.Part.Scope;
import java.util.List;
import java.util.regex.Pattern;

/** The testing package of Go, and suites whose methods are tests. */
public final class GoDialect implements Dialect {
    private static final Pattern TEST = Pattern.compile("(Test|Fuzz|Benchmark|Example)([^a-z].*)?");

    @Override
    public int scopeName(Tokens tokens, int from, int to) {
        return -1;
    }

    @Override
    public int routineName(Tokens tokens, int from, int to) {
        for (int i = to - 1; i >= from; i--) {
            if (tokens.is(i, "func")) {
                int name = tokens.is(i + 1, "(") ? tokens.closing(i + 1) + 1 : i + 1;
                return name < to && tokens.isWord(name) ? name : -1;
            }
        }
        return -1;
    }

    @Override
    public Role role(List<Scope> scopes, String name, List<Token> header) {
        if (name.equals("TestMain") || name.startsWith("Setup") || name.startsWith("TearDown")) {
            return Role.LIFECYCLE;
        }
        return TEST.matcher(name).matches() ? Role.TEST : Role.ROUTINE;
    }
}
