package dev.locum.app.process;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;

/** A Locum of its own process that runs a command until somebody kills it. Arguments: folder of records, folder, command. */
final class CrashedLocum {
    private CrashedLocum() {}

    public static void main(String[] arguments) {
        new BoundedRun(
                        "crash-" + ProcessHandle.current().pid(),
                        arguments[2],
                        Path.of(arguments[1]),
                        Map.of("PATH", "/usr/bin:/bin"),
                        Duration.ofMinutes(10))
                .run(new RunRecords(Path.of(arguments[0])), (buffer, length) -> {});
    }
}
