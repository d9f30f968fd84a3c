package dev.locum.core.evidence.source;

import dev.locum.core.evidence.source.lex.Token;
import dev.locum.core.evidence.source.lex.Tokens;
import dev.locum.core.evidence.source.unit.Part;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.regex.Pattern;

/** Reads from a test's marks, its surroundings and its first statements whether it runs. */
final class RunReader {
    private static final Set<String> ALWAYS = Set.of(
            "skip",
            "Disabled",
            "Ignore",
            "Ignored",
            "ignore",
            "expectedFailure",
            "xfail",
            "todo",
            "fixme",
            "failing",
            "fails",
            "xit",
            "xtest",
            "xspecify",
            "xdescribe",
            "xcontext",
            "PendingFeature",
            "skipped",
            "nottest");
    private static final Pattern CONDITIONAL = Pattern.compile(
            "skipIf|skipif|skipUnless|runIf|(Disabled|Enabled|DisabledIf|EnabledIf)[A-Z]\\w*|EnabledIf|DisabledIf|Requires|IgnoreIf|cfg_attr|importorskip|SDKSuppress");
    private static final Set<String> SKIPPING =
            Set.of("Skip", "SkipNow", "Skipf", "skip", "skipTest", "SkipTest", "pending");
    private static final Set<String> OWNERS =
            Set.of("t", "b", "pytest", "self", "this", "test", "ctx", "context", "unittest", "it");
    private static final Set<String> TRUTHS = Set.of("true", "True", "1");

    private final Language language;
    private final IntFunction<SourceLine> lines;

    RunReader(Language language, IntFunction<SourceLine> lines) {
        this.language = language;
        this.lines = lines;
    }

    Run read(Part part) {
        Run own = ofHeader(part.header());
        for (Part.Scope scope : part.scopes()) {
            own = stronger(own, ofHeader(scope.header()));
        }
        return stronger(own, ofBody(part));
    }

    /** A mark that stands for a whole file, as {@code pytestmark = pytest.mark.skip}. */
    Run ofHeader(List<Token> header) {
        Run run = new Run.Runs();
        for (int i = 0; i < header.size(); i++) {
            Token token = header.get(i);
            boolean named = i > 0
                    && (header.get(i - 1).is("def")
                            || header.get(i - 1).is("fn")
                            || header.get(i - 1).is("class"));
            if (!token.isWord() || named) {
                continue;
            }
            boolean off = token.is("enabled") && is(header, i + 1, "=") && is(header, i + 2, "false");
            if (off || (ALWAYS.contains(token.text()) && isMark(header, i))) {
                boolean reasoned = token.is("xfail") && hasCondition(header, i);
                run = stronger(run, reasoned ? new Run.Sometimes(line(token)) : new Run.Never(line(token)));
            } else if (CONDITIONAL.matcher(token.text()).matches() && isMark(header, i)) {
                boolean always = token.lowercase().startsWith("skipif")
                        && is(header, i + 1, "(")
                        && i + 3 < header.size()
                        && TRUTHS.contains(header.get(i + 2).text())
                        && ",)".contains(header.get(i + 3).text());
                run = stronger(run, always ? new Run.Never(line(token)) : new Run.Sometimes(line(token)));
            }
        }
        return run;
    }

    private boolean isMark(List<Token> header, int i) {
        return switch (language) {
            case SCRIPT -> i == 0 || header.get(i - 1).is(".");
            case PYTHON, JAVA, KOTLIN, GROOVY ->
                i > 0 && (header.get(i - 1).is("@") || header.get(i - 1).is("."));
            case RUST ->
                i > 0 && (header.get(i - 1).is("[") || header.get(i - 1).is(","));
            case GO, SHELL -> false;
        };
    }

    private static boolean hasCondition(List<Token> header, int i) {
        return is(header, i + 1, "(")
                && i + 3 < header.size()
                && !header.get(i + 2).is(")")
                && !header.get(i + 3).is("=")
                && header.get(i + 2).kind() != Token.Kind.TEXT;
    }

    private Run ofBody(Part part) {
        Tokens body = Tokens.over(part.body());
        Optional<Run> options = language == Language.SCRIPT ? ofOptions(body) : Optional.empty();
        if (options.isPresent()) {
            return options.get();
        }
        for (int i = 0; i < body.size(); i++) {
            if (isSkip(body, i)) {
                boolean guarded = isGuarded(body, i, part);
                return guarded ? new Run.Sometimes(line(body.get(i))) : new Run.Never(line(body.get(i)));
            }
            String word = body.get(i).text();
            if (word.startsWith("assume") && body.get(i).isWord() && body.is(i + 1, "(")) {
                boolean never = (word.equals("assumeTrue") && body.is(i + 2, "false"))
                        || (word.equals("assumeFalse") && body.is(i + 2, "true"));
                return never ? new Run.Never(line(body.get(i))) : new Run.Sometimes(line(body.get(i)));
            }
        }
        return new Run.Runs();
    }

    /** node:test's {@code it("..", { skip: true }, ..)}, and a test that was given no function. */
    private Optional<Run> ofOptions(Tokens arguments) {
        if (!arguments.is(1, ",") || !arguments.is(2, "{")) {
            return Optional.empty();
        }
        for (int i = 3; i < arguments.closing(2); i++) {
            boolean option = (arguments.is(i, "skip") || arguments.is(i, "todo")) && arguments.is(i + 1, ":");
            if (option && !arguments.is(i + 2, "false")) {
                boolean constant =
                        arguments.is(i + 2, "true") || arguments.get(i + 2).kind() == Token.Kind.TEXT;
                return Optional.of(
                        constant ? new Run.Never(line(arguments.get(i))) : new Run.Sometimes(line(arguments.get(i))));
            }
        }
        return Optional.empty();
    }

    private boolean isSkip(Tokens body, int i) {
        Token token = body.get(i);
        if (!token.isWord() || !SKIPPING.contains(token.text())) {
            return false;
        }
        if (language == Language.SHELL) {
            boolean command = i == 0
                    || body.get(i - 1).line() < token.line()
                    || Set.of("&&", "||", "then", ";").contains(body.get(i - 1).text());
            return command && token.is("skip");
        }
        boolean raised = body.is(i - 1, "raise") || body.is(i - 3, "raise");
        boolean owned = body.is(i - 1, ".")
                && body.isWord(i - 2)
                && OWNERS.contains(body.get(i - 2).text());
        boolean plain = token.is("pending") && i > 0 && body.get(i - 1).line() < token.line();
        return raised || ((owned || plain) && body.is(i + 1, "("));
    }

    /** Whether the statement at {@code i} stands deeper than the test's own statements. */
    private boolean isGuarded(Tokens body, int i, Part part) {
        return switch (language) {
            case PYTHON -> {
                int column = body.get(0).column();
                int k = i;
                while (k > 0 && body.get(k - 1).line() == body.get(i).line()) {
                    k--;
                }
                boolean oneLine = body.get(0).line() == body.get(i).line();
                yield !oneLine && (body.get(k).column() > column || body.is(k, "if")) && !constantGuard(body, k);
            }
            case SHELL ->
                body.is(i - 1, "&&") || body.is(i - 1, "||") || body.is(i - 1, "then") || precededByIf(body, i);
            default -> {
                int depth = 0;
                for (int k = i; k >= 0; k--) {
                    depth += body.is(k, "{") ? 1 : body.is(k, "}") ? -1 : 0;
                }
                int own = language == Language.SCRIPT && part.role() == Part.Role.TEST ? 1 : 0;
                boolean unbraced = body.is(i - 3, ")") || body.is(i - 4, ")");
                yield depth > own || (unbraced && precededByIf(body, i));
            }
        };
    }

    private static boolean constantGuard(Tokens body, int line) {
        for (int k = line - 1; k >= Math.max(0, line - 4); k--) {
            if (body.is(k, "if")) {
                return TRUTHS.contains(body.get(k + 1).text()) && body.is(k + 2, ":");
            }
        }
        return false;
    }

    private static boolean precededByIf(Tokens body, int i) {
        for (int k = i; k >= Math.max(0, i - 30); k--) {
            if (body.is(k, "if")) {
                return true;
            }
            if (body.is(k, "fi") || (body.is(k, ";") && !body.is(k + 1, "then"))) {
                return false;
            }
        }
        return false;
    }

    private static Run stronger(Run one, Run other) {
        return rank(other) > rank(one) ? other : one;
    }

    private static int rank(Run run) {
        return switch (run) {
            case Run.Runs r -> 0;
            case Run.Sometimes s -> 1;
            case Run.Never n -> 2;
        };
    }

    private static boolean is(List<Token> tokens, int i, String text) {
        return i >= 0 && i < tokens.size() && tokens.get(i).is(text);
    }

    private SourceLine line(Token token) {
        return lines.apply(token.line());
    }
}
