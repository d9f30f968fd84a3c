package dev.locum.app.cli;

import dev.locum.app.cli.terminal.Messages;
import dev.locum.app.cli.terminal.Surroundings;
import dev.locum.app.cli.terminal.Terminal;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.Map;

/** The command line without a process around it: what is typed goes in, what would be read comes out. */
public final class Rehearsal {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final DyingStream err = new DyingStream();
    private final Map<String, String> environment = new HashMap<>();
    private final Path folder;
    private String typed = "";
    private boolean person;

    /** A call in {@code folder}, in English, with {@code folder/home} as the owner's folder and nobody at the terminal. */
    public Rehearsal(Path folder) {
        this.folder = folder;
        environment.put("LOCUM_HOME", folder.resolve("home").toString());
        environment.put("PATH", System.getenv("PATH"));
    }

    public Rehearsal with(String variable, String value) {
        environment.put(variable, value);
        return this;
    }

    /** Somebody sits at the terminal and types {@code lines}. */
    public Rehearsal typing(String lines) {
        typed = lines;
        person = true;
        return this;
    }

    /** The next call breaks off with an error of its own the moment it has said {@code words} while it is at work. */
    public Rehearsal dyingAt(String words) {
        err.last = words;
        return this;
    }

    /** Runs {@code locum args} and gives its exit code. */
    public int call(String... args) {
        return Locum.in(surroundings()).execute(args);
    }

    public Surroundings surroundings() {
        Terminal terminal = new Terminal(
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                new BufferedReader(new StringReader(typed)),
                false,
                person);
        return new Surroundings(
                Map.copyOf(environment),
                folder,
                InstantSource.fixed(Instant.parse("2026-01-02T03:04:05Z")),
                terminal,
                Messages.forEnvironment(environment),
                folder.resolve("locum"));
    }

    public String out() {
        return out.toString(StandardCharsets.UTF_8);
    }

    public String err() {
        return err.toString(StandardCharsets.UTF_8);
    }

    private static final class DyingStream extends ByteArrayOutputStream {
        private String last = "";

        @Override
        public synchronized void write(byte[] said, int from, int length) {
            super.write(said, from, length);
            if (!last.isEmpty() && toString(StandardCharsets.UTF_8).contains(last)) {
                last = "";
                throw new IllegalStateException("broken off here");
            }
        }
    }
}
