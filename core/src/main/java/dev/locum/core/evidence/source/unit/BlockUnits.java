package dev.locum.core.evidence.source.unit;

import dev.locum.core.evidence.source.lex.Token;
import dev.locum.core.evidence.source.lex.Tokens;
import dev.locum.core.evidence.source.unit.Part.Scope;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;

/** Tests of languages whose blocks stand in braces and whose tests are routines. */
public final class BlockUnits implements UnitFinder {
    private static final Set<String> MODIFIERS = Set.of(
            "public",
            "private",
            "protected",
            "internal",
            "static",
            "final",
            "override",
            "suspend",
            "open",
            "pub",
            "async",
            "abstract",
            "inline");

    private final Dialect dialect;

    public BlockUnits(Dialect dialect) {
        this.dialect = dialect;
    }

    private record Open(Scope scope, int end) {}

    @Override
    public List<Part> find(Tokens tokens) {
        List<Part> parts = new ArrayList<>();
        Deque<Open> open = new ArrayDeque<>();
        int start = 0;
        for (int i = 0; i < tokens.size(); i++) {
            while (!open.isEmpty() && i >= open.peek().end()) {
                open.pop();
            }
            String text = tokens.get(i).is(tokens.get(i).text()) ? tokens.get(i).text() : "";
            switch (text) {
                case ";", "}" -> start = i + 1;
                case "(", "[" -> i = tokens.partner(i) > i ? tokens.partner(i) : i;
                case "{" -> {
                    int scope = dialect.scopeName(tokens, start, i);
                    if (scope >= 0) {
                        open.push(new Open(scope(tokens, start, scope, i), tokens.closing(i)));
                    } else {
                        int end = tokens.closing(i);
                        routine(tokens, open, start, i, end, parts);
                        i = end;
                    }
                    start = i + 1;
                }
                case "=" -> {
                    if (isExpressionRoutine(tokens, start, i)) {
                        int end = endOfExpression(tokens, i);
                        routine(tokens, open, start, i, end, parts);
                        i = end - 1;
                        start = end;
                    }
                }
                default -> {}
            }
        }
        return parts;
    }

    private void routine(Tokens tokens, Deque<Open> open, int start, int body, int end, List<Part> parts) {
        int name = dialect.routineName(tokens, start, body);
        if (name < 0) {
            return;
        }
        List<Scope> scopes =
                open.stream().limit(Scope.DEEPEST).map(Open::scope).toList().reversed();
        List<Token> header =
                tokens.between(Math.max(headerStart(tokens, start, name), body - Part.LONGEST_HEADER), body);
        String text = tokens.get(name).text();
        parts.add(new Part(dialect.role(scopes, text, header), scopes, text, header, tokens.between(body + 1, end)));
    }

    private static Scope scope(Tokens tokens, int start, int name, int body) {
        return new Scope(
                tokens.get(name).text(),
                tokens.between(Math.max(headerStart(tokens, start, name), body - Part.LONGEST_HEADER), body));
    }

    private static boolean isExpressionRoutine(Tokens tokens, int start, int assign) {
        for (int i = Math.max(start, assign - 60); i < assign; i++) {
            if (tokens.is(i, "fun")
                    && tokens.get(i).line() >= tokens.get(assign).line() - 3) {
                return true;
            }
        }
        return false;
    }

    private static int endOfExpression(Tokens tokens, int assign) {
        int i = assign + 1;
        while (i < tokens.size()) {
            Token token = tokens.get(i);
            boolean newLine = i > assign + 1 && token.line() > tokens.get(i - 1).lastLine();
            if (token.is("}") || token.is(";") || (newLine && !token.is(".") && !token.is("?."))) {
                return i;
            }
            i = tokens.partner(i) > i ? tokens.partner(i) + 1 : i + 1;
        }
        return i;
    }

    /** Where a declaration begins: its annotations are the lines before it that begin with one. */
    private static int headerStart(Tokens tokens, int start, int name) {
        int from = -1;
        for (int i = start; i < name; i++) {
            Token token = tokens.get(i);
            if (i == start || token.line() > tokens.get(i - 1).lastLine()) {
                boolean belongs = token.is("@")
                        || token.is("#")
                        || token.line() == tokens.get(name).line()
                        || MODIFIERS.contains(token.text());
                from = belongs ? (from < 0 ? i : from) : -1;
            }
            if (("(".equals(token.text()) || "[".equals(token.text())) && tokens.partner(i) > i) {
                i = Math.min(tokens.partner(i), name - 1);
            }
        }
        return from < 0 ? name : from;
    }
}
