package dev.locum.app.run.process;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The words that start a command as the leader of a process group of its own. It waits for a line on its standard
 * input before it begins, and ends if that never comes, so that its record is on disk before it does anything.
 */
final class GroupStart {
    private static final String SHELL = "/bin/sh";
    private static final String GATE = "IFS= read -r go || exit 125\nexec " + SHELL + " -c \"$1\" </dev/null";
    private static final String PERL = "use POSIX; POSIX::setsid(); exec(@ARGV) or exit 126";

    private GroupStart() {}

    static List<String> words(String command) {
        List<String> words = new ArrayList<>(ownGroup());
        words.addAll(List.of(SHELL, "-c", GATE, "locum-check", command));
        return words;
    }

    /** Whether the first process leads a group; macOS has no {@code setsid} program but always had perl. */
    static boolean leads() {
        return !ownGroup().isEmpty();
    }

    private static List<String> ownGroup() {
        for (String setsid : List.of("/usr/bin/setsid", "/bin/setsid")) {
            if (Files.isExecutable(Path.of(setsid))) {
                return List.of(setsid);
            }
        }
        return Files.isExecutable(Path.of("/usr/bin/perl")) ? List.of("/usr/bin/perl", "-e", PERL) : List.of();
    }
}
