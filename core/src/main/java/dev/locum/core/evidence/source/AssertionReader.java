package dev.locum.core.evidence.source;

import dev.locum.core.evidence.source.lex.Token;
import dev.locum.core.evidence.source.lex.Tokens;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;

/** Finds the assertions in a stretch of code and cuts each one to the statement that holds it. */
final class AssertionReader {
    private static final int LONGEST = 400;
    private static final int WIDEST = 200;

    private final Language language;
    private final IntFunction<SourceLine> lines;

    AssertionReader(Language language, IntFunction<SourceLine> lines) {
        this.language = language;
        this.lines = lines;
    }

    List<Assertion> read(List<Token> code) {
        if (language == Language.SHELL) {
            return shell(code);
        }
        Tokens tokens = Tokens.over(code);
        List<Assertion> found = new ArrayList<>();
        int done = -1;
        for (int i = 0; i < tokens.size(); i++) {
            if (i > done && Heads.at(language, tokens, i)) {
                int to = end(tokens, i);
                int from = start(tokens, i);
                if (!holdsAnother(tokens, i, to)) {
                    List<Token> statement = failureCondition(tokens, i).orElse(tokens.between(from, to));
                    found.add(Assertion.of(
                            lines.apply(tokens.get(i).line()), tokens.get(i).text(), List.copyOf(statement)));
                    done = to - 1;
                }
            } else if (i > done && isBareCondition(tokens, i)) {
                int to = end(tokens, i);
                found.add(Assertion.of(
                        lines.apply(tokens.get(i).line()), tokens.get(i).text(), List.copyOf(tokens.between(i, to))));
                done = to - 1;
            }
        }
        return found;
    }

    /** Whether the arguments of the head at {@code i} hold assertions of their own, so that it only groups them. */
    private boolean holdsAnother(Tokens tokens, int i, int to) {
        int open = tokens.is(i + 1, "!") ? i + 2 : i + 1;
        if (!tokens.is(open, "(")) {
            return false;
        }
        for (int k = open + 1; k < Math.min(tokens.closing(open), to); k++) {
            boolean nested = Heads.at(language, tokens, k) && !tokens.get(k).is("expected");
            if (nested && !(tokens.is(k - 1, ".") && tokens.is(k - 2, "expect"))) {
                return true;
            }
        }
        return false;
    }

    /** In Go an assertion is a condition and a failure in its block: the condition is what is demanded. */
    private Optional<List<Token>> failureCondition(Tokens tokens, int head) {
        if (language != Language.GO || !Heads.FAILURES.contains(tokens.get(head).text())) {
            return Optional.empty();
        }
        int depth = 0;
        for (int i = head; i >= Math.max(0, head - LONGEST); i--) {
            if (tokens.is(i, "}")) {
                depth++;
            } else if (tokens.is(i, "{") && depth-- == 0) {
                int from = i;
                while (from > 0 && tokens.get(from - 1).line() == tokens.get(i).line() && !tokens.is(from, "if")) {
                    from--;
                }
                return tokens.is(from, "if") ? Optional.of(tokens.between(from, i)) : Optional.empty();
            }
        }
        return Optional.empty();
    }

    /** Spock's conditions: a comparison that is a statement of its own after {@code expect:} or {@code then:}. */
    private boolean isBareCondition(Tokens tokens, int i) {
        if (language != Language.GROOVY
                || i == 0
                || tokens.get(i).line() == tokens.get(i - 1).line()) {
            return false;
        }
        int to = end(tokens, i);
        return tokens.between(i, to).stream().anyMatch(t -> t.is("==") || t.is("!=") || t.is("<") || t.is(">"))
                && tokens.between(i, to).stream()
                        .noneMatch(t -> t.is("=") || t.is("if") || t.is("def") || t.is("assert"));
    }

    private static int start(Tokens tokens, int head) {
        int i = head;
        while (i > 0 && head - i < WIDEST) {
            Token before = tokens.get(i - 1);
            boolean newLine = before.lastLine() < tokens.get(i).line();
            if (newLine && !tokens.is(i, ".") && !tokens.is(i, "?.") && !before.is(".")) {
                return i;
            }
            if (")]}".contains(before.text()) && before.kind() == Token.Kind.SIGN) {
                int open = tokens.partner(i - 1);
                if (open < 0 || before.is("}")) {
                    return i;
                }
                i = open;
            } else if ((before.kind() == Token.Kind.SIGN && "([{;,".contains(before.text()))
                    || before.is("=>")
                    || before.is("->")) {
                return i;
            } else {
                i--;
            }
        }
        return i;
    }

    private static int end(Tokens tokens, int head) {
        int i = head + 1;
        while (i < tokens.size() && i - head < LONGEST) {
            Token token = tokens.get(i);
            Token before = tokens.get(i - 1);
            boolean newLine = before.lastLine() < token.line();
            if (newLine && !continues(token, before)) {
                return i;
            }
            if (token.kind() == Token.Kind.SIGN && ")]};,".contains(token.text())) {
                return i;
            }
            if (token.is("{") || (token.is("->") && i > head + 1)) {
                return i;
            }
            i = tokens.partner(i) > i ? Math.min(tokens.partner(i), head + LONGEST) + 1 : i + 1;
        }
        return Math.min(i, tokens.size());
    }

    private static boolean continues(Token token, Token before) {
        return token.is(".")
                || token.is("?.")
                || before.is(".")
                || before.is("\\")
                || isOperator(token)
                || isOperator(before);
    }

    private static boolean isOperator(Token token) {
        return (token.kind() == Token.Kind.SIGN && "== != <= >= === && || + < >".contains(token.text()))
                || token.is("and")
                || token.is("or");
    }

    private List<Assertion> shell(List<Token> code) {
        List<Assertion> found = new ArrayList<>();
        int from = 0;
        for (int i = 1; i <= code.size(); i++) {
            boolean ends = i == code.size()
                    || (code.get(i).line() > code.get(i - 1).lastLine()
                            && !code.get(i - 1).is("\\"));
            if (ends) {
                List<Token> line = code.subList(from, Math.min(i, from + LONGEST));
                if (ShellWords.asserts(line)) {
                    found.add(Assertion.ofCommand(
                            lines.apply(line.getFirst().line()), line.getFirst().text(), line));
                }
                from = i;
            }
        }
        return found;
    }
}
