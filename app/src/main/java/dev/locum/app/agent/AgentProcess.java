package dev.locum.app.agent;

import dev.locum.app.process.GroupStart;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * A program that is run to its end, a limit or an interrupt, and is ended together with everything it started.
 *
 * @param argv the program by its absolute path, and its arguments; no shell reads them
 * @param folder where it runs
 * @param environment all variables it sees
 * @param input what it may read, in UTF-8
 * @param custody who ends what it started where this Locum cannot; empty for a short question
 */
public record AgentProcess(
        List<String> argv, Path folder, Map<String, String> environment, String input, Optional<Custody> custody) {
    /** How long a program that was asked to end may take for it: an agent ends its own tools in this time. */
    private static final Duration GRACE = Duration.ofSeconds(3);

    /** How long what was written just before the end may take to arrive. */
    private static final Duration DRAIN = Duration.ofSeconds(2);

    /** How a run ended. */
    public sealed interface Ended {
        record Exit(int status) implements Ended {}

        record Signal(int number) implements Ended {}

        /** It never ran; {@code why} is the system's word. */
        record NotStarted(String why) implements Ended {}

        record AtLimit(Duration limit) implements Ended {}

        record Interrupted() implements Ended {}
    }

    /**
     * Chunks of output go to the two sinks, each from one thread; both have seen everything when this returns.
     *
     * <p>A sink that throws ends the run: what it threw is thrown here, when all processes are gone.
     */
    public Ended run(Duration limit, Consumer<String> out, Consumer<String> err) {
        custody.ifPresent(Custody::endLeftovers);
        Process process;
        try {
            process = start();
        } catch (IOException e) {
            return new Ended.NotStarted(String.valueOf(e.getMessage()));
        }
        var family = new ProcessFamily(process.toHandle());
        var said = new Pump(process.getInputStream(), out, process::destroy);
        var complained = new Pump(process.getErrorStream(), err, process::destroy);
        var threads = List.of(Thread.ofVirtual().start(said), Thread.ofVirtual().start(complained));
        Ended ended;
        try (var _ = custody.map(one -> one.keep(process)).orElse(() -> {})) {
            Thread.ofVirtual().start(() -> feed(process));
            ended = ending(process, limit);
        } finally {
            family.end(GRACE);
            custody.ifPresent(Custody::endLeftovers);
            drain(process, threads);
        }
        said.rethrow();
        complained.rethrow();
        return ended;
    }

    private static Ended ending(Process process, Duration limit) {
        try {
            return process.waitFor(limit) ? exited(process.exitValue()) : new Ended.AtLimit(limit);
        } catch (InterruptedException e) {
            return new Ended.Interrupted();
        }
    }

    private Process start() throws IOException {
        if (!Files.isExecutable(Path.of(argv.getFirst()))) {
            throw new NoSuchFileException(argv.getFirst() + " is not there or may not be executed");
        }
        if (!Files.isDirectory(folder)) {
            throw new NoSuchFileException(folder + " is not a folder");
        }
        var builder = new ProcessBuilder(GroupStart.words(argv)).directory(folder.toFile());
        builder.environment().clear();
        builder.environment().putAll(environment);
        return builder.start();
    }

    /** The JDK and shells alike tell a signal as 128 and its number. */
    private static Ended exited(int status) {
        return status > 128 && status <= 192 ? new Ended.Signal(status - 128) : new Ended.Exit(status);
    }

    private void feed(Process process) {
        try (var stdin = process.getOutputStream()) {
            stdin.write(GroupStart.go());
            stdin.write(input.getBytes(StandardCharsets.UTF_8));
        } catch (IOException ignored) {
            // A program need not read what it is told.
        }
    }

    /** A pipe that some stray process still holds open is closed on our side. */
    private static void drain(Process process, List<Thread> threads) {
        boolean interrupted = false;
        for (var thread : threads) {
            try {
                if (!thread.join(DRAIN)) {
                    process.destroyForcibly();
                    process.getInputStream().close();
                    process.getErrorStream().close();
                    process.waitFor(DRAIN.toMillis(), TimeUnit.MILLISECONDS);
                }
            } catch (InterruptedException e) {
                interrupted = true;
            } catch (IOException ignored) {
                // It was closed already.
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
