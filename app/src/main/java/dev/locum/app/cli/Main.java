package dev.locum.app.cli;

import dev.locum.app.cli.terminal.Surroundings;
import picocli.CommandLine;

/** The program's entrance. */
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        Surroundings here = Surroundings.ofProcess();
        CommandLine line = Locum.in(here);
        Stop stop = new Stop(here, line);
        Runtime.getRuntime().addShutdownHook(new Thread(stop, "stop"));
        int exit = execute(here, line, args);
        stop.over();
        System.exit(exit);
    }

    private static int execute(Surroundings here, CommandLine line, String... args) {
        try {
            return line.execute(args);
        } catch (StackOverflowError | OutOfMemoryError e) {
            return new ProblemPrinter(here).tooMuch(e);
        }
    }
}
