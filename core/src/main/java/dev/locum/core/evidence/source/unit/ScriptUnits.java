package dev.locum.core.evidence.source.unit;

import dev.locum.core.evidence.source.lex.Token;
import dev.locum.core.evidence.source.lex.Tokens;
import dev.locum.core.evidence.source.unit.Part.Role;
import dev.locum.core.evidence.source.unit.Part.Scope;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Jest, Vitest, Mocha, Jasmine, Playwright and node:test: tests are calls that are given a name and a function. */
public final class ScriptUnits implements UnitFinder {
    private static final Set<String> TESTS =
            Set.of("it", "test", "specify", "xit", "xtest", "xspecify", "fit", "ftest");
    private static final Set<String> SUITES =
            Set.of("describe", "context", "suite", "xdescribe", "xcontext", "fdescribe", "fcontext");
    private static final Set<String> LIFECYCLES =
            Set.of("before", "after", "beforeEach", "afterEach", "beforeAll", "afterAll");
    private static final Set<String> NO_TESTS =
            Set.of("use", "extend", "setTimeout", "slow", "info", "expect", "configure");

    private record Open(Scope scope, int end) {}

    /** A call: where its own word stands, and its last list of arguments. */
    private record Call(int head, int open, List<String> words) {}

    @Override
    public List<Part> find(Tokens tokens) {
        List<Part> parts = new ArrayList<>();
        Deque<Open> open = new ArrayDeque<>();
        for (int i = 0; i < tokens.size(); i++) {
            while (!open.isEmpty() && i > open.peek().end()) {
                open.pop();
            }
            Call call = call(tokens, i);
            if (call != null) {
                int end = tokens.closing(call.open());
                List<Token> header = tokens.between(call.head(), call.open());
                String name =
                        call.open() + 1 < end ? tokens.get(call.open() + 1).text() : "";
                switch (kind(call)) {
                    case SUITE -> {
                        open.push(new Open(new Scope(name, header), end));
                        i = call.open();
                    }
                    case TEST -> {
                        parts.add(
                                new Part(Role.TEST, scopes(open), name, header, tokens.between(call.open() + 1, end)));
                        i = end;
                    }
                    case LIFECYCLE -> {
                        String hook = call.words().getLast();
                        parts.add(new Part(
                                Role.LIFECYCLE, scopes(open), hook, header, tokens.between(call.open() + 1, end)));
                        i = end;
                    }
                    case NOTHING -> {}
                }
            } else {
                int body = routineBody(tokens, i);
                if (body > 0) {
                    int name = tokens.is(i, "function") ? i + 1 : i;
                    parts.add(new Part(
                            Role.ROUTINE,
                            scopes(open),
                            tokens.get(name).text(),
                            tokens.between(i, body),
                            tokens.between(body + 1, tokens.closing(body))));
                    i = tokens.closing(body);
                }
            }
        }
        return parts;
    }

    private enum Kind {
        SUITE,
        TEST,
        LIFECYCLE,
        NOTHING
    }

    private static Kind kind(Call call) {
        List<String> words = call.words();
        if (words.stream().anyMatch(NO_TESTS::contains)) {
            return Kind.NOTHING;
        }
        if (words.stream().anyMatch(LIFECYCLES::contains)) {
            return Kind.LIFECYCLE;
        }
        return words.stream().anyMatch(SUITES::contains) ? Kind.SUITE : Kind.TEST;
    }

    private static @Nullable Call call(Tokens tokens, int head) {
        Token first = tokens.get(head);
        boolean known = first.isWord()
                && (TESTS.contains(first.text()) || SUITES.contains(first.text()) || LIFECYCLES.contains(first.text()));
        if (!known || tokens.is(head - 1, ".") || tokens.is(head - 1, "function")) {
            return null;
        }
        List<String> words = new ArrayList<>(List.of(first.text()));
        int i = head + 1;
        while (tokens.is(i, ".") && tokens.isWord(i + 1)) {
            words.add(tokens.get(i + 1).text());
            i += 2;
        }
        while (i < tokens.size() && tokens.get(i).kind() == Token.Kind.TEXT && words.contains("each")) {
            i = afterTemplate(tokens, i);
        }
        if (!tokens.is(i, "(")) {
            return null;
        }
        int next = tokens.closing(i) + 1;
        return new Call(head, tokens.is(next, "(") && words.size() > 1 ? next : i, words);
    }

    private static int afterTemplate(Tokens tokens, int i) {
        int next = i + 1;
        while (next < tokens.size() && !tokens.is(next, "(") && !tokens.is(next, ";")) {
            next++;
        }
        return next;
    }

    /** The opening brace of the routine declared here; 0 where none is. */
    private static int routineBody(Tokens tokens, int i) {
        int parameters = 0;
        if (tokens.is(i, "function") && tokens.isWord(i + 1) && tokens.is(i + 2, "(")) {
            parameters = i + 2;
        } else if (tokens.isWord(i) && tokens.is(i + 1, "=")) {
            int value = tokens.is(i + 2, "async") ? i + 3 : i + 2;
            value = tokens.is(value, "function") ? value + 1 : value;
            parameters = tokens.is(value, "(") ? value : 0;
        }
        if (parameters == 0) {
            return 0;
        }
        for (int k = tokens.closing(parameters) + 1;
                k < Math.min(tokens.size(), tokens.closing(parameters) + 12);
                k++) {
            if (tokens.is(k, "{")) {
                return k;
            }
            if (tokens.is(k, ";")) {
                return 0;
            }
        }
        return 0;
    }

    private static List<Scope> scopes(Deque<Open> open) {
        return open.stream().limit(Scope.DEEPEST).map(Open::scope).toList().reversed();
    }
}
