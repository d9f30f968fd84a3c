package dev.locum.core.evidence.source;

import dev.locum.core.evidence.source.lex.Token;
import dev.locum.core.evidence.source.lex.Tokens;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;

/** Finds a bare {@code return} that stands before all assertions of a test. */
final class ExitReader {
    /** Ways out further down are not looked for; in tokens. */
    private static final int FURTHEST = 2_000;

    private static final Set<String> SURROUNDINGS = Set.of(
            "platform",
            "os",
            "goos",
            "goarch",
            "env",
            "environ",
            "getenv",
            "short",
            "version",
            "which",
            "available",
            "windows",
            "darwin",
            "linux",
            "process",
            "system",
            "runtime",
            "supported",
            "installed",
            "lookpath");

    private final Language language;
    private final IntFunction<SourceLine> lines;

    ExitReader(Language language, IntFunction<SourceLine> lines) {
        this.language = language;
        this.lines = lines;
    }

    Optional<Exit> read(List<Token> code, List<Assertion> assertions) {
        if (code.isEmpty() || assertions.isEmpty()) {
            return Optional.empty();
        }
        int first = assertions.getFirst().line().number();
        Tokens body = Tokens.over(code);
        int end = Math.min(body.size(), FURTHEST);
        for (int i = 0; i < end && body.get(i).line() < first; i++) {
            if (isBareReturn(body, i)) {
                Optional<Exit.Reason> reason = language == Language.PYTHON ? python(body, i) : braces(body, i);
                if (reason.isPresent()) {
                    return Optional.of(new Exit(lines.apply(body.get(i).line()), reason.get()));
                }
            }
        }
        return Optional.empty();
    }

    private static boolean isBareReturn(Tokens body, int i) {
        return body.is(i, "return")
                && i + 1 < body.size()
                && (body.is(i + 1, ";")
                        || body.is(i + 1, "}")
                        || body.get(i + 1).line() > body.get(i).line());
    }

    private static Optional<Exit.Reason> python(Tokens body, int i) {
        int own = body.get(0).column();
        if (body.get(i).column() == own) {
            return Optional.of(Exit.Reason.ALWAYS);
        }
        for (int k = i - 1; k >= 0 && body.get(k).line() >= body.get(i).line() - 1; k--) {
            if (body.is(k, "if") && body.get(k).column() == own) {
                return Optional.of(reason(body, k, i));
            }
        }
        return Optional.empty();
    }

    private Optional<Exit.Reason> braces(Tokens body, int i) {
        int own = language == Language.SCRIPT ? 1 : 0;
        int depth = 0;
        int block = -1;
        for (int k = 0; k < i; k++) {
            if (body.is(k, "{")) {
                depth++;
                block = k;
            } else if (body.is(k, "}")) {
                depth--;
            }
        }
        if (depth > own + 1) {
            return Optional.empty();
        }
        int from = depth == own ? i : block;
        for (int k = from - 1; k >= 0 && body.get(k).line() == body.get(from).line(); k--) {
            if (body.is(k, "if")) {
                return Optional.of(reason(body, k, i));
            }
        }
        return depth == own ? Optional.of(Exit.Reason.ALWAYS) : Optional.empty();
    }

    private static Exit.Reason reason(Tokens body, int from, int to) {
        List<Token> condition = body.between(from + 1, to);
        List<String> words =
                condition.stream().filter(Token::isWord).map(t -> t.lowercase()).toList();
        if (words.stream().allMatch(w -> w.equals("true"))) {
            return Exit.Reason.ALWAYS;
        }
        return words.stream().anyMatch(SURROUNDINGS::contains) ? Exit.Reason.SURROUNDINGS : Exit.Reason.CONDITION;
    }
}
