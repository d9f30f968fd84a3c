package dev.locum.core.evidence.source.unit;

import dev.locum.core.evidence.source.lex.Tokens;
import dev.locum.core.evidence.source.unit.Part.Role;
import java.util.ArrayList;
import java.util.List;

/** Bats tests, and scripts whose functions are tests or that are one test as a whole. */
public final class ShellUnits implements UnitFinder {
    @Override
    public List<Part> find(Tokens tokens) {
        List<Part> parts = new ArrayList<>();
        for (int i = 0; i < tokens.size(); i++) {
            boolean bats = tokens.is(i, "@") && tokens.is(i + 1, "test") && tokens.is(i + 3, "{");
            boolean function =
                    tokens.isWord(i) && tokens.is(i + 1, "(") && tokens.is(i + 2, ")") && tokens.is(i + 3, "{");
            boolean keyword = tokens.is(i, "function") && tokens.isWord(i + 1) && tokens.is(i + 2, "{");
            if (bats || function || keyword) {
                int name = bats ? i + 2 : keyword ? i + 1 : i;
                int body = keyword ? i + 2 : i + 3;
                int end = tokens.closing(body);
                parts.add(part(tokens, bats, i, name, body, end));
                i = end;
            }
        }
        if (parts.stream().noneMatch(p -> p.role() == Role.TEST) && tokens.size() > 0) {
            parts.add(new Part(Role.TEST, List.of(), "(script)", List.of(), tokens.between(0, tokens.size())));
        }
        return parts;
    }

    private static Part part(Tokens tokens, boolean bats, int from, int name, int body, int end) {
        String text = tokens.get(name).text();
        Role role = bats || text.startsWith("test")
                ? Role.TEST
                : text.startsWith("setup") || text.startsWith("teardown") ? Role.LIFECYCLE : Role.ROUTINE;
        return new Part(role, List.of(), text, tokens.between(from, body), tokens.between(body + 1, end));
    }
}
