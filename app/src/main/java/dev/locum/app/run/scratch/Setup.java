package dev.locum.app.run.scratch;

import java.util.List;

/**
 * How a fresh copy of the tree is made fit for the checks.
 *
 * @param command run once in a fresh copy; empty for none
 * @param copy files, ignored by git, that are copied over from the project's folder
 */
public record Setup(String command, List<String> copy) {
    public static final Setup NOTHING = new Setup("", List.of());

    public Setup {
        copy = List.copyOf(copy);
    }
}
