package dev.locum.core.evidence.source.unit;

import dev.locum.core.evidence.source.lex.Token;
import dev.locum.core.evidence.source.lex.Tokens;
import dev.locum.core.evidence.source.unit.Part.Role;
import dev.locum.core.evidence.source.unit.Part.Scope;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;

/** Tests of unittest and pytest: functions and methods whose name begins with {@code test}, found by indentation. */
public final class PythonUnits implements UnitFinder {

    /** A class or function whose end is not yet known. */
    private record Open(int column, String keyword, String name, int from, int body) {}

    @Override
    public List<Part> find(Tokens tokens) {
        Reading reading = new Reading(tokens);
        for (int i = 0; i < tokens.size(); i++) {
            if (reading.startsLine(i)) {
                reading.line(i);
            }
            if ("([{".contains(tokens.get(i).text()) && tokens.partner(i) > i) {
                i = tokens.partner(i);
            }
        }
        reading.close(-1, tokens.size());
        return reading.parts;
    }

    private static final class Reading {
        final List<Part> parts = new ArrayList<>();
        private final Tokens tokens;
        private final Deque<Open> open = new ArrayDeque<>();
        private int decorators = -1;

        Reading(Tokens tokens) {
            this.tokens = tokens;
        }

        boolean startsLine(int i) {
            return i == 0 || (tokens.get(i).line() > tokens.get(i - 1).lastLine() && !tokens.is(i - 1, "\\"));
        }

        void line(int i) {
            Token first = tokens.get(i);
            close(first.column(), i);
            int keyword = first.is("async") ? i + 1 : i;
            if (first.is("@")) {
                decorators = decorators < 0 ? i : decorators;
            } else if ((tokens.is(keyword, "def") || tokens.is(keyword, "class")) && tokens.isWord(keyword + 1)) {
                int from = decorators < 0 ? i : decorators;
                open.push(new Open(
                        first.column(),
                        tokens.get(keyword).text(),
                        tokens.get(keyword + 1).text(),
                        from,
                        colon(keyword) + 1));
                decorators = -1;
            } else {
                decorators = -1;
            }
        }

        void close(int column, int end) {
            while (!open.isEmpty() && open.peek().column >= column) {
                Open done = open.pop();
                if (done.keyword.equals("def") && open.stream().noneMatch(o -> o.keyword.equals("def"))) {
                    Part part = part(done, end);
                    parts.removeIf(earlier -> isReplacedBy(part, earlier));
                    parts.add(part);
                }
            }
        }

        private Part part(Open done, int end) {
            List<Token> header = tokens.between(done.from, done.body);
            List<Scope> scopes = new ArrayList<>();
            open.descendingIterator()
                    .forEachRemaining(o -> scopes.add(new Scope(o.name, tokens.between(o.from, o.body))));
            return new Part(role(done.name, header), scopes, done.name, header, tokens.between(done.body, end));
        }

        /** Of two tests of one name in one class or module the later one alone is ever run. */
        private static boolean isReplacedBy(Part later, Part earlier) {
            return later.role() == Role.TEST
                    && earlier.role() == Role.TEST
                    && later.name().equals(earlier.name())
                    && later.scopes().equals(earlier.scopes());
        }

        private int colon(int from) {
            int last = Math.min(tokens.size(), from + Part.LONGEST_HEADER) - 1;
            for (int i = from; i < last; i++) {
                if (tokens.is(i, ":")) {
                    return i;
                }
                if ("([{".contains(tokens.get(i).text()) && tokens.partner(i) > i) {
                    i = tokens.partner(i);
                }
            }
            return last;
        }

        private static Role role(String name, List<Token> header) {
            String lower = name.toLowerCase(Locale.ROOT);
            if (header.stream().anyMatch(t -> t.is("fixture"))
                    || lower.startsWith("setup")
                    || lower.startsWith("teardown")) {
                return Role.LIFECYCLE;
            }
            return name.startsWith("test") ? Role.TEST : Role.ROUTINE;
        }
    }
}
