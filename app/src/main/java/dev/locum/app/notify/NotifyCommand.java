package dev.locum.app.notify;

import dev.locum.app.agent.AgentProcess;
import dev.locum.app.agent.AgentProcess.Ended;
import dev.locum.app.agent.BoundedText;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import tools.jackson.databind.json.JsonMapper;

/**
 * The owner's {@code notify.command}: {@code sh -c}, a small JSON object on standard input, its {@code event} also in
 * LOCUM_EVENT. It runs beside the run, in the owner's folder, and is ended at its limit.
 */
public final class NotifyCommand implements OwnerChannel, AutoCloseable {
    public static final Duration LIMIT = Duration.ofSeconds(20);

    private static final JsonMapper JSON = JsonMapper.shared();
    private static final int SAID = 2048;

    private final String command;
    private final Path folder;
    private final Map<String, String> environment;
    private final Duration limit;
    private final Consumer<String> log;
    private final ExecutorService messengers;

    /** A failure goes to {@code log} as one English line and nowhere else. */
    public NotifyCommand(
            String command, Path folder, Map<String, String> environment, Duration limit, Consumer<String> log) {
        this.command = command;
        this.folder = folder;
        this.environment = Map.copyOf(environment);
        this.limit = limit;
        this.log = log;
        this.messengers = Executors.newVirtualThreadPerTaskExecutor();
    }

    @Override
    public void tell(Notification notification) {
        messengers.execute(() -> run(notification));
    }

    /** Waits for what is under way, at most for its limit, so that a command that ends a run is still heard. */
    @Override
    public void close() {
        messengers.close();
    }

    private void run(Notification notification) {
        var message = message(notification);
        var variables = new HashMap<>(environment);
        variables.put("LOCUM_EVENT", String.valueOf(message.get("event")));
        var said = new BoundedText(SAID, 0);
        var process = new AgentProcess(
                List.of("/bin/sh", "-c", command),
                folder,
                variables,
                JSON.writeValueAsString(message) + "\n",
                Optional.empty());
        switch (process.run(limit, chunk -> {}, said)) {
            case Ended.Exit(int status) when status == 0 -> {}
            case Ended.Exit(int status) ->
                log.accept("notify.command ended with " + status + ": "
                        + said.text().strip());
            case Ended.Signal(int number) -> log.accept("notify.command was ended by signal " + number);
            case Ended.NotStarted(var why) -> log.accept("notify.command could not start: " + why);
            case Ended.AtLimit(var time) -> log.accept("notify.command was ended after " + time.toSeconds() + " s");
            case Ended.Interrupted() -> log.accept("notify.command was broken off");
        }
    }

    private static Map<String, Object> message(Notification notification) {
        var message = new LinkedHashMap<String, Object>();
        switch (notification) {
            case Notification.Waits waits -> {
                message.put("event", "waits");
                message.put("item", waits.item());
                message.put("question", waits.question());
            }
            case Notification.Asks asks -> {
                message.put("event", "asks");
                message.put("question", asks.question());
            }
            case Notification.RunEnded ended -> {
                message.put("event", "run-ended");
                message.put("how", ended.how());
                message.put("rounds", ended.rounds());
            }
        }
        message.put("project", notification.project().toString());
        message.put("task", notification.task());
        return message;
    }
}
