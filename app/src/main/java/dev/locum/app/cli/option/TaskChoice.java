package dev.locum.app.cli.option;

import dev.locum.app.LocumProblem;
import dev.locum.app.cli.terminal.Surroundings;
import dev.locum.app.run.Premises;
import dev.locum.core.gate.TaskId;
import dev.locum.core.gate.TaskState;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;

/** Which task a command is about: the named one, the executor's own, else the newest open one of the project. */
public final class TaskChoice {
    /** Set for an executor that Locum drives. */
    public static final String MARK = "LOCUM_TASK";

    @Option(names = "--task", paramLabel = "ID", descriptionKey = "option.task")
    private String named = "";

    public Optional<TaskId> in(Premises premises, Surroundings here) {
        return named(premises, here).or(() -> premises.openTasks().stream().findFirst());
    }

    /** The named one, or the executor's own. */
    public Optional<TaskId> named(Premises premises, Surroundings here) {
        String id = named.isEmpty() ? here.environment().getOrDefault(MARK, "") : named;
        return id.isEmpty() ? Optional.empty() : Optional.of(known(premises, id));
    }

    /** @throws LocumProblem when there is no such task here */
    public static TaskId known(Premises premises, String id) {
        List<TaskId> fitting = premises.tasks().stream()
                .filter(task -> task.value().startsWith(id))
                .toList();
        if (fitting.isEmpty()) {
            throw LocumProblem.badInput(
                    "problem.task.unknown", id, premises.states().root());
        }
        if (fitting.size() > 1) {
            throw LocumProblem.badInput("problem.task.ambiguous", id, fitting);
        }
        return fitting.getFirst();
    }

    /** @throws LocumProblem when the task is over */
    public static void mustBeOpen(Premises premises, TaskId id) {
        if (premises.task(id, fact -> {}).state() instanceof TaskState.Closed) {
            throw LocumProblem.badInput("problem.task.closed", id);
        }
    }
}
