package dev.locum.app.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The program's entrance. */
@Command(name = "locum", mixinStandardHelpOptions = true, version = "locum 0.1.0")
public final class Main {
    public static void main(String[] args) {
        System.exit(new CommandLine(new Main()).execute(args));
    }
}
