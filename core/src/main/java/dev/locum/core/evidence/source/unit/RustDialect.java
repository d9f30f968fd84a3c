package dev.locum.core.evidence.source.unit;

import dev.locum.core.evidence.source.lex.Token;
import dev.locum.core.evidence.source.lex.Tokens;
import dev.locum.core.evidence.source.unit.Part.Role;
import dev.locum.core.evidence.source.unit.Part.Scope;
import java.util.List;
import java.util.Set;

/** Functions under {@code #[test]} and its relatives. */
public final class RustDialect implements Dialect {
    private static final Set<String> TESTS = Set.of("test", "rstest", "test_case", "quickcheck", "wasm_bindgen_test");

    @Override
    public int scopeName(Tokens tokens, int from, int to) {
        return name(tokens, from, to, Set.of("mod", "impl", "trait"));
    }

    @Override
    public int routineName(Tokens tokens, int from, int to) {
        return name(tokens, from, to, Set.of("fn"));
    }

    @Override
    public Role role(List<Scope> scopes, String name, List<Token> header) {
        return Marks.attributes(header).stream().anyMatch(TESTS::contains) ? Role.TEST : Role.ROUTINE;
    }

    private static int name(Tokens tokens, int from, int to, Set<String> keywords) {
        for (int i = from; i < to - 1; i++) {
            if (tokens.get(i).isWord() && keywords.contains(tokens.get(i).text()) && tokens.isWord(i + 1)) {
                return i + 1;
            }
            if ((tokens.is(i, "(") || tokens.is(i, "[")) && tokens.partner(i) > i) {
                i = tokens.partner(i);
            }
        }
        return -1;
    }
}
