package dev.locum.app.cli;

/** The program's entrance. */
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        System.exit(Locum.in(Surroundings.ofProcess()).execute(args));
    }
}
