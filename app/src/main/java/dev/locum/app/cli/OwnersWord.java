package dev.locum.app.cli;

import dev.locum.app.LocumProblem;
import dev.locum.app.cli.option.TaskChoice;
import dev.locum.app.cli.terminal.Surroundings;
import java.util.Optional;

/**
 * Keeps an executor that Locum drives from speaking as the owner.
 *
 * <p>What counts is the process tree: a mark in the environment alone can be inherited by an innocent terminal.
 */
final class OwnersWord {
    private OwnersWord() {}

    /** @throws LocumProblem when this process was started, however indirectly, by a Locum that drives an executor */
    static void mustBePossible(Surroundings here) {
        String task = here.environment().getOrDefault(TaskChoice.MARK, "");
        if (!task.isEmpty() && descendsFromLocum()) {
            throw LocumProblem.waitsForOwner("problem.owner.executor", task);
        }
    }

    private static boolean descendsFromLocum() {
        Optional<ProcessHandle> at = ProcessHandle.current().parent();
        while (at.isPresent()) {
            String line = at.get().info().commandLine().orElse("");
            if (line.contains("-Dlocum.launcher=")) {
                return true;
            }
            at = at.get().parent();
        }
        return false;
    }
}
