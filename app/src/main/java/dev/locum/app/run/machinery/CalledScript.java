package dev.locum.app.run.machinery;

import dev.locum.core.evidence.source.ChangedFile;
import dev.locum.core.evidence.source.Language;
import dev.locum.core.evidence.source.SourceFile;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A file that a check's command names. It says what the check means, line by line, comments and indents aside.
 *
 * <p>Two kinds of change say nothing about the check. A source of tests that the command names is read as tests are, by
 * the lens for them. And a script of the shell that calls once more what it called before, with other words, before its
 * last line, asks for more in a way that cannot lose a failure.
 */
final class CalledScript {
    private static final Pattern PLAIN_CALL =
            Pattern.compile("([A-Za-z_][\\w.-]*)(?: (?:[^;&|<>`$(){}=\\\\]|\\$\\w+)*)?");
    private static final Pattern SHELL = Pattern.compile("#! ?\\S*(?:/env )?\\S*\\b(?:sh|bash|dash|zsh|ksh)\\b.*");
    /** Words that decide how a script goes on or ends. */
    private static final Set<String> STEERING = Set.of(
            "alias",
            "break",
            "builtin",
            "case",
            "cd",
            "command",
            "continue",
            "declare",
            "done",
            "do",
            "elif",
            "else",
            "esac",
            "eval",
            "exec",
            "exit",
            "export",
            "false",
            "fi",
            "for",
            "function",
            "hash",
            "if",
            "kill",
            "let",
            "local",
            "read",
            "readonly",
            "return",
            "set",
            "shift",
            "shopt",
            "source",
            "then",
            "trap",
            "true",
            "typeset",
            "unalias",
            "unset",
            "until",
            "while");

    private final String path;
    private final List<String> was;
    private final List<String> is;

    private CalledScript(String path, List<String> was, List<String> is) {
        this.path = path;
        this.was = was;
        this.is = is;
    }

    /** The lines that differ, as the values before and after of one key; empty where nothing that counts does. */
    static Optional<Lines> compare(ChangedFile file) {
        if (file.before().isEmpty() || isTests(file.path(), file.before().get())) {
            return Optional.empty();
        }
        CalledScript script = new CalledScript(
                file.path(),
                PlainText.lines(file.before().get(), "#"),
                PlainText.lines(file.now().orElse(""), "#"));
        return script.onlyCallsMore() ? Optional.empty() : Optional.of(script.difference());
    }

    /** The lines of a script that are on one side only, joined. */
    record Lines(String was, String is) {}

    private Lines difference() {
        List<String> kept = new ArrayList<>(was);
        kept.retainAll(is);
        return new Lines(without(was, kept), without(is, kept));
    }

    private static String without(List<String> lines, List<String> kept) {
        Set<String> known = Set.copyOf(kept);
        return lines.stream().filter(line -> !known.contains(line)).collect(Collectors.joining("; "));
    }

    private boolean onlyCallsMore() {
        if (!isShell() || was.isEmpty() || is.isEmpty() || !was.getLast().equals(is.getLast())) {
            return false;
        }
        Set<String> called = was.stream().map(line -> line.split(" ", 2)[0]).collect(Collectors.toSet());
        int next = 0;
        for (String line : is) {
            if (next < was.size() && line.equals(was.get(next))) {
                next++;
            } else if (!callsAgain(line, called)) {
                return false;
            }
        }
        return next == was.size();
    }

    private static boolean callsAgain(String line, Set<String> called) {
        Matcher call = PLAIN_CALL.matcher(line);
        return call.matches() && called.contains(call.group(1)) && !STEERING.contains(call.group(1));
    }

    private boolean isShell() {
        Optional<Language> language = Language.of(path);
        return language.map(l -> l == Language.SHELL)
                .orElseGet(() -> !was.isEmpty() && SHELL.matcher(was.getFirst()).matches());
    }

    /** Whether a text holds tests that are compared one by one; a script of the shell is compared by its lines too. */
    private static boolean isTests(String path, String text) {
        return Language.of(path).filter(language -> language != Language.SHELL).isPresent()
                && SourceFile.read(path, text)
                        .filter(source -> !source.tests().isEmpty())
                        .isPresent();
    }
}
