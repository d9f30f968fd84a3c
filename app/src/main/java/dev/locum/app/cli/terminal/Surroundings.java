package dev.locum.app.cli.terminal;

import dev.locum.app.daemon.OwnerHome;
import java.nio.file.Path;
import java.time.Clock;
import java.time.InstantSource;
import java.util.Map;

/**
 * What a command finds around it: nothing else is read from the process.
 *
 * @param environment the variables of the process
 * @param folder the absolute folder it was called in
 * @param clock what time it is
 * @param terminal where the person is
 * @param messages in the person's language
 * @param launcher the absolute path by which Locum was started
 */
public record Surroundings(
        Map<String, String> environment,
        Path folder,
        InstantSource clock,
        Terminal terminal,
        Messages messages,
        Path launcher) {

    public static Surroundings ofProcess() {
        Map<String, String> environment = System.getenv();
        return new Surroundings(
                environment,
                Path.of("").toAbsolutePath(),
                Clock.systemUTC(),
                Terminal.ofProcess(environment),
                Messages.forEnvironment(environment),
                Path.of(System.getProperty("locum.launcher", "locum")).toAbsolutePath());
    }

    /** The same person elsewhere: with other variables, in another folder. */
    public Surroundings in(Map<String, String> variables, Path elsewhere) {
        return new Surroundings(Map.copyOf(variables), elsewhere, clock, terminal, messages, launcher);
    }

    /** The owner's folder, made and closed to others where that was needed. */
    public OwnerHome home() {
        return OwnerHome.named(environment).opened();
    }

    public void say(String key, Object... arguments) {
        terminal.out().println(messages.text(key, arguments));
    }
}
