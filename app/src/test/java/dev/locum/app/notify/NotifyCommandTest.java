package dev.locum.app.notify;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.locum.app.notify.Notification.Asks;
import dev.locum.app.notify.Notification.RunEnded;
import dev.locum.app.notify.Notification.Waits;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class NotifyCommandTest {
    private static final Path PROJECT = Path.of("/home/vera/shop");

    private final List<String> log = new CopyOnWriteArrayList<>();

    @TempDir
    private Path folder;

    @Test
    void shouldHandOverEventAndMessageWhenSomethingHappens() throws Exception {
        assertEquals("""
                waits
                {"event":"waits","item":"i3","question":"Take it as it is?","project":"/home/vera/shop","task":"t1"}
                """, told(new Waits(PROJECT, "t1", "i3", "Take it as it is?")));
        assertEquals("""
                asks
                {"event":"asks","question":"Какую базу?\\n\\"$HOME\\"","project":"/home/vera/shop","task":"t1"}
                """, told(new Asks(PROJECT, "t1", "Какую базу?\n\"$HOME\"")));
        assertEquals("""
                run-ended
                {"event":"run-ended","how":"clean","rounds":2,"project":"/home/vera/shop","task":"t1"}
                """, told(new RunEnded(PROJECT, "t1", "clean", 2)));
        assertEquals(List.of(), log);
    }

    @Test
    void shouldOnlyLogWhenTheCommandFails() {
        tell("echo no such device >&2; exit 4", Duration.ofMinutes(1), new RunEnded(PROJECT, "t1", "clean", 1));

        assertEquals(List.of("notify.command ended with 4: no such device"), log);
    }

    @Test
    void shouldEndTheCommandWhenItTakesTooLong() {
        tell("sleep 1000", Duration.ofMillis(50), new RunEnded(PROJECT, "t1", "clean", 1));

        assertEquals(List.of("notify.command was ended after 0 s"), log);
    }

    private String told(Notification notification) throws Exception {
        tell("echo $LOCUM_EVENT > told; cat >> told", Duration.ofMinutes(1), notification);
        return Files.readString(folder.resolve("told"));
    }

    private void tell(String command, Duration limit, Notification notification) {
        try (var channel = new NotifyCommand(command, folder, System.getenv(), limit, log::add)) {
            channel.tell(notification);
        }
    }
}
