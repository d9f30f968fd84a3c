package dev.locum.app.process;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The words that start a command as the leader of a process group of its own. It waits for {@link #go a line} on its
 * standard input before it begins, and ends if that never comes, so that its record is on disk before it does anything.
 */
public final class GroupStart {
    private static final String SHELL = "/bin/sh";
    private static final String GATE = "IFS= read -r go || exit 125\nexec " + SHELL + " -c \"$1\" </dev/null";
    private static final String OPEN_GATE = "IFS= read -r go || exit 125\nexec \"$@\"";
    private static final String GO = "go\n";
    private static final String PERL = "use POSIX; POSIX::setsid(); exec(@ARGV) or exit 126";

    private GroupStart() {}

    /** A program with its arguments, which reads what follows the line. */
    public static List<String> words(List<String> argv) {
        List<String> words = new ArrayList<>(ownGroup());
        words.addAll(List.of(SHELL, "-c", OPEN_GATE, "locum-agent"));
        words.addAll(argv);
        return words;
    }

    /** What lets it begin. */
    public static byte[] go() {
        return GO.getBytes(StandardCharsets.US_ASCII);
    }

    /** A command for the shell, which reads nothing. */
    static List<String> words(String command) {
        List<String> words = new ArrayList<>(ownGroup());
        words.addAll(List.of(SHELL, "-c", GATE, "locum-check", command));
        return words;
    }

    /** Whether the first process leads a group; macOS has no {@code setsid} program but always had perl. */
    static boolean leads() {
        return !ownGroup().isEmpty();
    }

    static List<String> ownGroup() {
        for (String setsid : List.of("/usr/bin/setsid", "/bin/setsid")) {
            if (Files.isExecutable(Path.of(setsid))) {
                return List.of(setsid);
            }
        }
        return Files.isExecutable(Path.of("/usr/bin/perl")) ? List.of("/usr/bin/perl", "-e", PERL) : List.of();
    }
}
