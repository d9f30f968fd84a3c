package dev.locum.app.agent;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * What an executor's processes left running outside its family: an agent that dies by force leaves its tools behind, and
 * so does a Locum that died. They are known by the task in their environment, which they inherited.
 *
 * <p>Only Linux shows environments to their owner; elsewhere nothing is found.
 */
record Leftovers(String task) {
    /** Ends them by force. This process and its ancestors are spared: an executor may itself call Locum. */
    void end() {
        var spared = ancestry();
        ProcessHandle.allProcesses()
                .filter(process -> !spared.contains(process.pid()) && carriesMark(process.pid()))
                .forEach(ProcessHandle::destroyForcibly);
    }

    private boolean carriesMark(long pid) {
        try {
            var variables =
                    Files.readString(Path.of("/proc", String.valueOf(pid), "environ"), StandardCharsets.ISO_8859_1);
            return ("\0" + variables).contains("\0" + ExecutorEnvironment.TASK + "=" + task + "\0");
        } catch (IOException | SecurityException gone) {
            return false;
        }
    }

    private static Set<Long> ancestry() {
        var pids = new HashSet<Long>();
        for (var process = Optional.of(ProcessHandle.current());
                process.isPresent();
                process = process.get().parent()) {
            pids.add(process.get().pid());
        }
        return pids;
    }
}
