package dev.locum.app.process;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Ends a whole process group and everything that bears its mark: first with TERM, after a grace with KILL. */
final class GroupEnd {
    /** No process group: nothing is ended by its number. */
    static final long NO_GROUP = -1;

    private static final int ROUNDS = 5;
    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final String SCRIPT = """
            kill -TERM -"$1" 2>/dev/null || exit 0
            left=20
            while kill -0 -"$1" 2>/dev/null; do
              [ $left -gt 0 ] || { kill -KILL -"$1" 2>/dev/null; exit 0; }
              left=$((left - 1)); sleep 0.1
            done
            """;
    private static final boolean LINUX =
            ProcStat.of(ProcessHandle.current().pid()).isPresent();

    private GroupEnd() {}

    /** Returns when nothing of it is left, or when what is left withstands KILL. */
    static void of(long group, Mark mark) {
        if (LINUX && mark.bearersAnd(group).isEmpty()) {
            return;
        }
        if (group != NO_GROUP) {
            endGroup(group);
        }
        List<Long> left = mark.bearersAnd(group);
        for (int round = 0; !left.isEmpty() && round < ROUNDS; round++) {
            left.forEach(pid -> ProcessHandle.of(pid).ifPresent(ProcessHandle::destroyForcibly));
            left.forEach(GroupEnd::await);
            left = mark.bearersAnd(group);
        }
    }

    private static void endGroup(long group) {
        try {
            Process kill = new ProcessBuilder("/bin/sh", "-c", SCRIPT, "end-group", String.valueOf(group))
                    .redirectInput(Redirect.from(new java.io.File("/dev/null")))
                    .redirectOutput(Redirect.DISCARD)
                    .redirectError(Redirect.DISCARD)
                    .start();
            Interruption.shielded(() -> kill.waitFor(PATIENCE.toMillis(), TimeUnit.MILLISECONDS));
        } catch (IOException e) {
            ProcessHandle.of(group).ifPresent(ProcessHandle::destroyForcibly);
        }
    }

    private static void await(long pid) {
        ProcessHandle.of(pid)
                .ifPresent(handle -> Interruption.shielded(() -> {
                    try {
                        return handle.onExit().get(1, TimeUnit.SECONDS) != null;
                    } catch (java.util.concurrent.ExecutionException | java.util.concurrent.TimeoutException e) {
                        return false;
                    }
                }));
    }
}
