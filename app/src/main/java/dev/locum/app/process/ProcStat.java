package dev.locum.app.process;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * What Linux tells of a live process in {@code /proc/PID/stat} (proc(5)).
 *
 * @param group its process group
 * @param startTicks clock ticks since boot at which it started
 */
record ProcStat(long pid, long group, long startTicks) {
    private static final int STATE = 0;
    private static final int GROUP = 2;
    private static final int START = 19;

    /** Empty where there is no such process, where it is a zombie, and on other systems. */
    static Optional<ProcStat> of(long pid) {
        try {
            String stat = Files.readString(Path.of("/proc/" + pid + "/stat"), StandardCharsets.ISO_8859_1);
            // the name in brackets may hold blanks and brackets itself
            String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ", -1);
            return fields[STATE].equals("Z") || fields[STATE].equals("X")
                    ? Optional.empty()
                    : Optional.of(new ProcStat(pid, Long.parseLong(fields[GROUP]), Long.parseLong(fields[START])));
        } catch (IOException | RuntimeException e) {
            return Optional.empty();
        }
    }
}
