package dev.locum.app.agent;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
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
 * @param task the task whose mark its environment carries; whatever else carries it is ended before and after
 */
public record AgentProcess(
        List<String> argv, Path folder, Map<String, String> environment, String input, Optional<String> task) {
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

    /** Chunks of output go to the two sinks, each from one thread; both have seen everything when this returns. */
    public Ended run(Duration limit, Consumer<String> out, Consumer<String> err) {
        var leftovers =
                Optional.ofNullable(environment.get(ExecutorEnvironment.TASK)).map(Leftovers::new);
        leftovers.ifPresent(Leftovers::end);
        Process process;
        try {
            process = start();
        } catch (IOException e) {
            return new Ended.NotStarted(String.valueOf(e.getMessage()));
        }
        var feeding = Thread.ofVirtual().start(() -> feed(process));
        var reading = Thread.ofVirtual().start(() -> pump(process.getInputStream(), out));
        var hearing = Thread.ofVirtual().start(() -> pump(process.getErrorStream(), err));
        var family = new ProcessFamily(process.toHandle());
        Ended ended;
        try {
            ended = process.waitFor(limit) ? exited(process.exitValue()) : new Ended.AtLimit(limit);
        } catch (InterruptedException e) {
            ended = new Ended.Interrupted();
        }
        family.end(GRACE);
        leftovers.ifPresent(Leftovers::end);
        drain(process, List.of(reading, hearing, feeding));
        return ended;
    }

    private Process start() throws IOException {
        if (!Files.isExecutable(Path.of(argv.getFirst()))) {
            throw new NoSuchFileException(argv.getFirst() + " is not there or may not be executed");
        }
        if (!Files.isDirectory(folder)) {
            throw new NoSuchFileException(folder + " is not a folder");
        }
        var command = ProcessFamily.leading(argv, SearchPath.of(environment));
        var builder = new ProcessBuilder(command).directory(folder.toFile());
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
            stdin.write(input.getBytes(StandardCharsets.UTF_8));
        } catch (IOException ignored) {
            // A program need not read what it is told.
        }
    }

    private static void pump(InputStream stream, Consumer<String> sink) {
        try (Reader reader = new InputStreamReader(stream, StandardCharsets.UTF_8)) {
            var buffer = new char[8192];
            for (int read = reader.read(buffer); read >= 0; read = reader.read(buffer)) {
                sink.accept(new String(buffer, 0, read));
            }
        } catch (IOException ignored) {
            // The stream was closed at the end of the run.
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
