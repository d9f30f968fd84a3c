package dev.locum.core.evidence;

import dev.locum.core.ledger.Digest;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * A command that would show a claim false, as the owner accepted it.
 *
 * @param id the owner's name for it
 * @param command the text given to {@code sh -c}
 * @param folder where it runs, relative to the project's folder; empty for the project's folder itself
 * @param limit how long it may take before it is ended
 * @param exit the exit status that means success
 * @param expectations what must hold besides the exit status
 * @param environment names of the variables it may see besides the fixed few
 * @param paths globs of what it is about; empty when it is about everything
 */
public record Check(
        CheckId id,
        String command,
        String folder,
        Duration limit,
        int exit,
        List<Expectation> expectations,
        SortedSet<String> environment,
        List<String> paths) {
    public static final Duration DEFAULT_LIMIT = Duration.ofMinutes(20);

    public Check {
        if (command.isBlank()) {
            throw new IllegalArgumentException("a check needs a command: " + id);
        }
        if (limit.isNegative() || limit.isZero()) {
            throw new IllegalArgumentException("a check needs a time limit above zero: " + id);
        }
        expectations = List.copyOf(expectations);
        environment = Collections.unmodifiableSortedSet(new TreeSet<>(environment));
        paths = List.copyOf(paths);
    }

    /** A check that runs {@code command} in the project's folder and expects exit status 0 and nothing else. */
    public static Check of(String id, String command) {
        return new Check(new CheckId(id), command, "", DEFAULT_LIMIT, 0, List.of(), new TreeSet<>(), List.of());
    }

    /** What names this very text: results of another command, folder or expectation are results of another check. */
    public Digest digest() {
        return Digest.of(String.join(
                        "\u0000",
                        id.value(),
                        command,
                        folder,
                        String.valueOf(exit),
                        expectations.toString(),
                        environment.toString(),
                        paths.toString())
                .getBytes(StandardCharsets.UTF_8));
    }
}
