package dev.locum.app.cli.terminal;

import java.io.BufferedReader;
import java.io.Console;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;

/**
 * Where a person reads and answers.
 *
 * @param out results
 * @param err problems and progress
 * @param in what is typed or piped
 * @param colours whether {@link #paint} colours anything
 * @param person whether somebody sits there who can be asked
 */
public record Terminal(PrintStream out, PrintStream err, BufferedReader in, boolean colours, boolean person) {

    /** What a stretch of text means; the colour follows from it. */
    public enum Ink {
        GOOD("32"),
        BAD("31"),
        WAITING("33"),
        QUIET("2"),
        LOUD("1");

        private final String code;

        Ink(String code) {
            this.code = code;
        }
    }

    /** The process's own; always UTF-8, since a locale without it would turn half of what is said to question marks. */
    static Terminal ofProcess(Map<String, String> environment) {
        boolean person =
                Optional.ofNullable(System.console()).map(Console::isTerminal).orElse(false);
        boolean plain = environment.containsKey("NO_COLOR")
                && !environment.getOrDefault("NO_COLOR", "").isEmpty();
        return new Terminal(
                stream(FileDescriptor.out),
                stream(FileDescriptor.err),
                new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)),
                person && !plain && !environment.getOrDefault("TERM", "dumb").equals("dumb"),
                person);
    }

    public String paint(Ink ink, String text) {
        return colours ? "\u001b[" + ink.code + "m" + text + "\u001b[0m" : text;
    }

    /** The next line; empty at the end of input. */
    public Optional<String> answer() {
        try {
            return Optional.ofNullable(in.readLine());
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    private static PrintStream stream(FileDescriptor descriptor) {
        return new PrintStream(new FileOutputStream(descriptor), true, StandardCharsets.UTF_8);
    }
}
