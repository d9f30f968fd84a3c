package dev.locum.app.cli.option;

import picocli.CommandLine.Option;

/**
 * The switch for programs that read along.
 *
 * <p>With it a command writes exactly one JSON document to standard output (one a line where it reports as it goes) and
 * nothing else there; a problem is a document too. Exit codes stay the same.
 */
public final class JsonOption {
    public static final String NAME = "--json";

    @Option(names = NAME, descriptionKey = "option.json")
    private boolean on;

    public boolean isOn() {
        return on;
    }
}
