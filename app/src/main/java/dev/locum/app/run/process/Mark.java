package dev.locum.app.run.process;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A variable in the environment of everything that one run starts. Linux shows it for each process, so that one which
 * left its group and its parent is still found; elsewhere nothing is found by it.
 *
 * @param run the run's id
 */
record Mark(String run) {
    static final String VARIABLE = "LOCUM_RUN";
    private static final Path PROC = Path.of("/proc");

    /** The live processes that carry the mark or belong to {@code group}. */
    List<Long> bearersAnd(long group) {
        List<Long> found = new ArrayList<>();
        if (!Files.isReadable(PROC.resolve("self/stat"))) {
            return found;
        }
        long self = ProcessHandle.current().pid();
        try (DirectoryStream<Path> all = Files.newDirectoryStream(PROC, "[0-9]*")) {
            for (Path each : all) {
                long pid = Long.parseLong(each.getFileName().toString());
                if (pid != self
                        && ProcStat.of(pid)
                                .filter(stat -> stat.group() == group || isOn(pid))
                                .isPresent()) {
                    found.add(pid);
                }
            }
        } catch (IOException e) {
            return found;
        }
        return found;
    }

    private boolean isOn(long pid) {
        try {
            byte[] environment = Files.readAllBytes(PROC.resolve(pid + "/environ"));
            String text = "\0" + new String(environment, StandardCharsets.ISO_8859_1);
            return text.contains("\0" + VARIABLE + "=" + run + "\0");
        } catch (IOException e) {
            return false;
        }
    }
}
