package dev.locum.core.evidence.source;

import dev.locum.core.evidence.source.lex.Token;
import dev.locum.core.evidence.source.lex.Tokens;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;

/** Finds the places of a test where a failed assertion would be caught and forgotten. */
final class Swallowing {
    /** Blocks are read up to this length; in tokens. */
    private static final int LONGEST = 1_000;

    private static final Set<String> CATCHES_ALL = Set.of("Exception", "BaseException", "AssertionError");
    private static final Set<String> JVM_CATCHES =
            Set.of("Throwable", "Error", "AssertionError", "AssertionFailedError", "ComparisonFailure");
    private static final Set<String> ANSWERS =
            Set.of("raise", "throw", "fail", "done", "reject", "exit", "panic", "FailNow", "skip", "skipTest");

    private final Language language;
    private final IntFunction<SourceLine> lines;

    Swallowing(Language language, IntFunction<SourceLine> lines) {
        this.language = language;
        this.lines = lines;
    }

    List<SourceLine> read(List<Token> code) {
        Tokens body = Tokens.over(code);
        List<SourceLine> found = new ArrayList<>();
        for (int i = 0; i < body.size(); i++) {
            boolean swallows = switch (language) {
                case PYTHON -> pythonTry(body, i) || suppresses(body, i);
                case JAVA, KOTLIN, GROOVY, SCRIPT -> bracesTry(body, i) || emptyCatch(body, i);
                case SHELL -> shell(body, i);
                case RUST -> body.is(i, "catch_unwind");
                case GO -> false;
            };
            if (swallows) {
                found.add(lines.apply(body.get(i).line()));
            }
        }
        return found;
    }

    private boolean pythonTry(Tokens body, int i) {
        if (!body.is(i, "except")) {
            return false;
        }
        int column = body.get(i).column();
        int opener = i - 1;
        while (opener >= Math.max(0, i - LONGEST)
                && !(body.is(opener, "try") && body.get(opener).column() == column)) {
            if (body.get(opener).column() < column
                    && body.get(opener).line() < body.get(opener + 1).line()) {
                return false;
            }
            opener--;
        }
        int colon = i + 1;
        while (colon < Math.min(body.size(), i + LONGEST) && !body.is(colon, ":")) {
            colon++;
        }
        int end = colon + 1;
        while (end < Math.min(body.size(), i + 2 * LONGEST)
                && (body.get(end).column() > column
                        || body.get(end).line() == body.get(i).line())) {
            end++;
        }
        boolean all = colon == i + 1 || body.between(i, colon).stream().anyMatch(t -> CATCHES_ALL.contains(t.text()));
        return body.is(opener, "try") && all && asserts(body, opener, i) && !answers(body, colon, end);
    }

    private boolean suppresses(Tokens body, int i) {
        return body.is(i, "suppress")
                && body.is(i + 1, "(")
                && body.between(i, Math.min(i + LONGEST, body.closing(i + 1))).stream()
                        .anyMatch(t -> CATCHES_ALL.contains(t.text()));
    }

    private boolean bracesTry(Tokens body, int i) {
        if (!body.is(i, "catch") || !body.is(i - 1, "}") || body.partner(i - 1) < 1) {
            return false;
        }
        int opener = body.partner(i - 1);
        int block = body.is(i + 1, "(") ? body.closing(i + 1) + 1 : i + 1;
        boolean all = language == Language.SCRIPT
                || body.between(i, Math.min(i + LONGEST, block)).stream().anyMatch(t -> JVM_CATCHES.contains(t.text()));
        return body.is(opener - 1, "try")
                && body.is(block, "{")
                && all
                && asserts(body, opener, i)
                && !answers(body, block, body.closing(block));
    }

    private boolean emptyCatch(Tokens body, int i) {
        if (language != Language.SCRIPT || !body.is(i, "catch") || !body.is(i - 1, ".") || !body.is(i + 1, "(")) {
            return false;
        }
        int close = body.closing(i + 1);
        return body.is(close - 1, "}") && body.is(close - 2, "{");
    }

    private boolean shell(Tokens body, int i) {
        boolean nothing = body.is(i + 1, "|") || body.is(i + 1, "||");
        boolean ored = body.is(i, "||") && (body.is(i + 1, "true") || body.is(i + 1, ":"));
        boolean off = body.is(i, "set") && body.is(i + 1, "+") && body.is(i + 2, "e");
        return !nothing && (ored || off);
    }

    private boolean asserts(Tokens body, int from, int to) {
        for (int i = from; i < Math.min(to, from + LONGEST); i++) {
            if (Heads.at(language, body, i)
                    && !Heads.FAILURES.contains(body.get(i).text())) {
                return true;
            }
        }
        return false;
    }

    private boolean answers(Tokens body, int from, int to) {
        for (int i = from; i < Math.min(to, from + LONGEST); i++) {
            if (Heads.at(language, body, i) || ANSWERS.contains(body.get(i).text())) {
                return true;
            }
        }
        return false;
    }
}
