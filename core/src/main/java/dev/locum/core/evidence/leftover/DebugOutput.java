package dev.locum.core.evidence.leftover;

import dev.locum.core.evidence.source.Language;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** Statements that people add to see what a program does, and forget. */
final class DebugOutput {
    private static final int LONGEST = 300;
    private static final Pattern PYTHON = Pattern.compile(
            "\\s*(breakpoint\\(\\)|import i?pdb\\b.*|(i?pdb)\\.set_trace\\(\\).*|print\\(f?[\"'](DEBUG|debug|XXX|HERE|here|>>>|###).*)");
    private static final Pattern SCRIPT = Pattern.compile(
            "\\s*(debugger;?|console\\.(log|debug|trace)\\(.*|.*\\b(it|test|describe)\\.only\\(.*|\\s*f(it|describe)\\(.*)");
    private static final Pattern JVM = Pattern.compile(
            "\\s*(System\\.(out|err)\\.print(ln|f)?\\(.*|println\\([\"'](DEBUG|debug|HERE|here).*|.*\\.printStackTrace\\(\\).*)");
    private static final Pattern GO =
            Pattern.compile("\\s*(fmt\\.Print(ln|f)\\(\"(DEBUG|debug|HERE|here).*|spew\\.Dump\\(.*)");
    private static final Pattern RUST = Pattern.compile(".*\\bdbg!\\(.*");
    private static final Pattern SHELL = Pattern.compile("\\s*set -x\\s*");
    private static final Pattern TALKS_BY_TRADE = Pattern.compile(
            "(?i).*(^|/)(cli|bin|cmd|scripts?|tools?|examples?|demo|__main__|bench\\w*|config)[./].*|.*(cli|main|command)\\w*\\.\\w+");

    private DebugOutput() {}

    /** Whether an added line of {@code path} is one. Programs that talk to a terminal by trade are not asked. */
    static boolean isOne(String path, String line) {
        Optional<Language> language = Language.of(path);
        if (language.isEmpty() || line.length() > LONGEST) {
            return false;
        }
        boolean stops = line.contains("debugger")
                || line.contains("breakpoint")
                || line.contains("pdb")
                || line.contains("dbg!");
        if (!stops && TALKS_BY_TRADE.matcher(path.toLowerCase(Locale.ROOT)).matches()) {
            return false;
        }
        return pattern(language.get()).matcher(line).matches();
    }

    private static Pattern pattern(Language language) {
        return switch (language) {
            case PYTHON -> PYTHON;
            case SCRIPT -> SCRIPT;
            case JAVA, KOTLIN, GROOVY -> JVM;
            case GO -> GO;
            case RUST -> RUST;
            case SHELL -> SHELL;
        };
    }
}
