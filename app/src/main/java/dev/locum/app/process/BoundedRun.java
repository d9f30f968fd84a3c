package dev.locum.app.process;

import dev.locum.core.evidence.Ending;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/**
 * One command, run in a process group of its own that is gone when {@link #run} returns.
 *
 * @param id unique; names its record and marks its processes
 * @param command given to {@code sh -c}; its standard input is empty
 * @param folder where it runs
 * @param environment all that it sees besides its mark
 * @param limit how long it may take
 */
public record BoundedRun(String id, String command, Path folder, Map<String, String> environment, Duration limit) {
    private static final int SIGNALLED = 128;
    private static final int BUFFER = 1 << 16;
    private static final Duration LAST_WORDS = Duration.ofSeconds(2);
    /** Signals that end a process by default and that a shell passes on as 128 and their number. */
    private static final Set<Integer> FATAL = Set.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 31);

    /** Takes what the command prints, as it comes; called by one thread. */
    @FunctionalInterface
    public interface Listener {
        void printed(byte[] buffer, int length);
    }

    public BoundedRun {
        environment = Map.copyOf(environment);
    }

    /** Runs it to its end. An interruption of the calling thread gives it up and is left set. */
    public Ending run(RunRecords records, Listener listener) {
        if (!Files.isDirectory(folder)) {
            return new Ending.FolderMissing(folder.getFileName().toString());
        }
        Process process;
        try {
            process = start();
        } catch (IOException e) {
            return new Ending.NotSpawned(String.valueOf(e.getMessage()));
        }
        long group = GroupStart.leads() ? process.pid() : GroupEnd.NO_GROUP;
        Thread reader = reader(process.getInputStream(), listener);
        try {
            ProcessIdentity leader = ProcessIdentity.known(process.pid());
            records.add(new RunRecord(id, mark(), ProcessIdentity.current(), leader));
            begin(process);
            return ending(process);
        } finally {
            end(process, group);
            Interruption.shielded(() -> reader.join(LAST_WORDS));
            records.remove(id);
        }
    }

    private Mark mark() {
        return Mark.ofCheck(id);
    }

    private Process start() throws IOException {
        ProcessBuilder builder = new ProcessBuilder(GroupStart.words(command))
                .directory(folder.toFile())
                .redirectErrorStream(true);
        builder.environment().clear();
        builder.environment().putAll(environment);
        builder.environment().put(mark().variable(), id);
        return builder.start();
    }

    private static Thread reader(InputStream printed, Listener listener) {
        return Thread.ofPlatform().daemon().name("check-output").start(() -> {
            byte[] buffer = new byte[BUFFER];
            try (printed) {
                for (int length = printed.read(buffer); length >= 0; length = printed.read(buffer)) {
                    listener.printed(buffer, length);
                }
            } catch (IOException closed) {
                // the group was ended while somebody else still held the pipe
            }
        });
    }

    private static void begin(Process process) {
        try (OutputStream gate = process.getOutputStream()) {
            gate.write(GroupStart.go());
        } catch (IOException ended) {
            // it died before it began: its exit status tells
        }
    }

    private Ending ending(Process process) {
        try {
            return process.waitFor(limit.toNanos(), TimeUnit.NANOSECONDS)
                    ? ended(process.exitValue())
                    : new Ending.AtLimit(limit);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return new Ending.GivenUp();
        }
    }

    private static Ending ended(int status) {
        return status > SIGNALLED && FATAL.contains(status - SIGNALLED)
                ? new Ending.BySignal(status - SIGNALLED)
                : new Ending.Exited(status);
    }

    private void end(Process process, long group) {
        GroupEnd.of(group, mark());
        if (process.isAlive()) {
            process.destroyForcibly();
            Interruption.shielded(() -> process.waitFor(1, TimeUnit.SECONDS));
        }
    }
}
