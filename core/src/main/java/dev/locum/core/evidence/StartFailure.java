package dev.locum.core.evidence;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The shell's or a tool's own words that what should run is not there.
 *
 * @param why the line that says so
 * @param inTree whether the missing thing is named by a path below the check's folder, so that the work may have
 *     broken it; a bare name is looked up outside
 */
record StartFailure(String why, boolean inTree) {
    private static final int NOT_EXECUTABLE = 126;
    private static final int NOT_FOUND = 127;
    private static final int LONGEST = 300;
    private static final Pattern SHELL = Pattern.compile(
            "\\S+: (?:line )?(?:\\d+: )?['‘\"]?([^'’\":]+)['’\"]?: (?:command not found|not found|No such file or directory"
                    + "|[Pp]ermission denied|cannot execute.*|.*: bad interpreter.*)");
    private static final Pattern MAKE = Pattern.compile("make(?:\\[\\d+\\])?: \\*\\*\\* .* Error 12[67]");
    private static final List<Pattern> OUTSIDE = List.of(
            Pattern.compile("\\S*python[\\d.]*: No module named \\S+"),
            Pattern.compile(
                    "(?:ERROR: |Error: )?(?:The )?JAVA_HOME (?:environment variable )?is (?:not|set to an invalid).*"),
            Pattern.compile("(?:ERROR: )?Cannot connect to the Docker daemon.*"),
            Pattern.compile("error: rustup could not choose a version of .*"));
    private static final Pattern NO_SCRIPT = Pattern.compile("npm (?:error|ERR!) Missing script: .*");

    /** Looks for such words in what a command printed that ended with {@code status}. */
    static Optional<StartFailure> of(int status, Output output) {
        if (status == 0) {
            return Optional.empty();
        }
        List<String> lines = output.kept().lines().toList();
        boolean shellSaysSo = status == NOT_FOUND
                || status == NOT_EXECUTABLE
                || lines.stream().anyMatch(line -> MAKE.matcher(line).matches());
        return lines.reversed().stream()
                .filter(line -> line.length() <= LONGEST)
                .flatMap(line -> of(line.strip(), shellSaysSo).stream())
                .findFirst();
    }

    private static Optional<StartFailure> of(String line, boolean shellSaysSo) {
        Matcher shell = SHELL.matcher(line);
        if (shellSaysSo && shell.matches()) {
            String tool = shell.group(1);
            return Optional.of(new StartFailure(line, tool.contains("/") && !tool.startsWith("/")));
        }
        if (OUTSIDE.stream().anyMatch(words -> words.matcher(line).matches())) {
            return Optional.of(new StartFailure(line, false));
        }
        return NO_SCRIPT.matcher(line).matches() ? Optional.of(new StartFailure(line, true)) : Optional.empty();
    }
}
