package dev.locum.app.process;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A variable in the environment of everything that one run starts. Linux shows it for each process, so that one which
 * left its group and its parent is still found; elsewhere nothing is found by it.
 *
 * <p>This process and its ancestors are never found: what Locum starts may itself call Locum.
 *
 * @param variable its name
 * @param value tells this run from others
 */
public record Mark(String variable, String value) {
    private static final Path PROC = Path.of("/proc");

    /** The mark of a check's run. */
    static Mark ofCheck(String run) {
        return new Mark("LOCUM_RUN", run);
    }

    /** Ends by force whatever bears it, as far as the system lets it. */
    public void endBearers() {
        bearersAnd(GroupEnd.NO_GROUP).forEach(pid -> ProcessHandle.of(pid).ifPresent(ProcessHandle::destroyForcibly));
    }

    /** Whether this very process was started under it. */
    boolean isOnUs() {
        return isOn(ProcessHandle.current().pid());
    }

    /** The live processes that carry the mark or belong to {@code group}. */
    List<Long> bearersAnd(long group) {
        List<Long> found = new ArrayList<>();
        if (!Files.isReadable(PROC.resolve("self/stat"))) {
            return found;
        }
        Set<Long> spared = ancestry();
        try (DirectoryStream<Path> all = Files.newDirectoryStream(PROC, "[0-9]*")) {
            for (Path each : all) {
                long pid = Long.parseLong(each.getFileName().toString());
                if (!spared.contains(pid)
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
            return text.contains("\0" + variable + "=" + value + "\0");
        } catch (IOException e) {
            return false;
        }
    }

    private static Set<Long> ancestry() {
        Set<Long> pids = new HashSet<>();
        for (Optional<ProcessHandle> process = Optional.of(ProcessHandle.current());
                process.isPresent();
                process = process.get().parent()) {
            pids.add(process.get().pid());
        }
        return pids;
    }
}
