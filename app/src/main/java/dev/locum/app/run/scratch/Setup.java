package dev.locum.app.run.scratch;

import dev.locum.core.evidence.Check;
import java.util.List;
import java.util.Optional;

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

    /** The command, bounded and watched as a check is; empty where there is none. */
    public Optional<Check> check() {
        return command.isBlank() ? Optional.empty() : Optional.of(Check.of("set-up", command));
    }

    /** Whether the owner said nothing of fresh copies. */
    boolean isSilent() {
        return command.isBlank() && copy.isEmpty();
    }
}
