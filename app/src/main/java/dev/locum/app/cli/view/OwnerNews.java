package dev.locum.app.cli.view;

import dev.locum.app.LocumProblem;
import dev.locum.app.cli.terminal.Plain;
import dev.locum.app.cli.terminal.Surroundings;
import dev.locum.app.notify.Notification;
import dev.locum.app.notify.NotifyCommand;
import dev.locum.app.notify.OwnerChannel;
import dev.locum.app.text.ConfigReader;
import dev.locum.app.text.ConfigText;
import dev.locum.app.text.TextReading;
import dev.locum.app.words.ProgressWords;
import dev.locum.core.gate.Ask;
import dev.locum.core.gate.GateFact;
import dev.locum.core.gate.Replay;
import dev.locum.core.gate.Task;
import dev.locum.core.gate.TaskState;
import dev.locum.core.session.RunEnd;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/**
 * What the owner is told away from the terminal, by the {@code notify.command} of their {@code config.yaml}: that
 * something waits for them, or that a run has ended. Without one nobody is told; a command that fails harms nothing.
 */
public final class OwnerNews implements AutoCloseable {
    private final Surroundings here;
    private final OwnerChannel channel;
    private final Runnable close;

    private OwnerNews(Surroundings here, OwnerChannel channel, Runnable close) {
        this.here = here;
        this.channel = channel;
        this.close = close;
    }

    /** Reads the configuration, and refuses one that is broken before anything has begun. */
    public static OwnerNews open(Surroundings here) {
        Path home = here.home().root();
        ConfigText config = config(here, home.resolve("config.yaml"));
        if (config.notifyCommand().isEmpty()) {
            return new OwnerNews(here, OwnerChannel.SILENT, () -> {});
        }
        NotifyCommand command = new NotifyCommand(
                config.notifyCommand(),
                home,
                here.environment(),
                NotifyCommand.LIMIT,
                why -> here.terminal().err().println(here.messages().text("notify.failed", Plain.line(why))));
        return new OwnerNews(here, command, command::close);
    }

    /** Tells how a run ended; what waits outranks that it has ended. */
    public void ended(Path project, Task task, RunEnd end) {
        switch (end) {
            case RunEnd.WaitsForOwner waits -> waits(project, task, waits.ask());
            case RunEnd.ExecutorAsks asks ->
                channel.tell(new Notification.Asks(project, task.id().value(), asks.question()));
            case RunEnd.Clean _ -> ended(project, task, "clean");
            case RunEnd.Accepted _ -> ended(project, task, "accepted");
            case RunEnd.Withdrawn _ -> ended(project, task, "withdrawn");
            case RunEnd.Open _ -> ended(project, task, "open");
            case RunEnd.OutOfRounds _ -> ended(project, task, "out-of-rounds");
            case RunEnd.OutOfTime _ -> ended(project, task, "out-of-time");
            case RunEnd.ExecutorFailed _ -> ended(project, task, "executor-failed");
            case RunEnd.TreeUnreadable _ -> ended(project, task, "tree-unreadable");
            case RunEnd.Interrupted _ -> ended(project, task, "interrupted");
        }
    }

    /** Tells that a task waits, where its hand-in left it so. */
    public void judged(Path project, TaskState state) {
        if (state instanceof TaskState.Resting resting) {
            waits(project, Replay.task(state), resting.ask());
        }
    }

    private void ended(Path project, Task task, String how) {
        channel.tell(new Notification.RunEnded(
                project, task.id().value(), how, task.rounds().size()));
    }

    private void waits(Path project, Task task, Ask ask) {
        String id = task.id().value();
        String question = new ProgressWords(here.messages())
                .line(new GateFact.OwnerAsked(ask))
                .orElseThrow();
        channel.tell(new Notification.Waits(project, id, id, question));
    }

    /** Waits until the owner was told, at most for the command's limit. */
    @Override
    public void close() {
        close.run();
    }

    private static ConfigText config(Surroundings here, Path file) {
        try {
            return switch (ConfigReader.read(Files.readString(file))) {
                case TextReading.Understood<ConfigText> understood -> {
                    new TextProblemLines(here.messages())
                            .of(understood.ignored())
                            .forEach(line -> here.terminal().err().println(file + ": " + line));
                    yield understood.text();
                }
                case TextReading.Broken<ConfigText> broken ->
                    throw LocumProblem.badInput(
                            "problem.config.broken",
                            file,
                            String.join("\n", new TextProblemLines(here.messages()).of(broken.problems())));
            };
        } catch (NoSuchFileException none) {
            return ConfigText.NONE;
        } catch (IOException e) {
            throw LocumProblem.badInput("problem.config.unreadable", file, String.valueOf(e.getMessage()))
                    .after(e);
        }
    }
}
