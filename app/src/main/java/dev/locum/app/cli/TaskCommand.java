package dev.locum.app.cli;

import dev.locum.app.LocumProblem;
import dev.locum.app.cli.option.GivenChecks;
import dev.locum.app.cli.option.JsonOption;
import dev.locum.app.cli.option.ProjectOption;
import dev.locum.app.cli.option.TaskChoice;
import dev.locum.app.cli.terminal.ExitCode;
import dev.locum.app.cli.terminal.Plain;
import dev.locum.app.cli.terminal.Surroundings;
import dev.locum.app.cli.view.RunWatch;
import dev.locum.app.daemon.Wiring;
import dev.locum.app.run.Premises;
import dev.locum.core.gate.Closing;
import dev.locum.core.gate.GateCommand;
import dev.locum.core.gate.Origin;
import dev.locum.core.gate.Replay;
import dev.locum.core.gate.StateKind;
import dev.locum.core.gate.Task;
import dev.locum.core.gate.TaskId;
import dev.locum.core.gate.TaskState;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code locum task}: the tasks of a project. */
@Command(name = "task")
final class TaskCommand implements Runnable {
    private final Surroundings here;

    TaskCommand(Surroundings here) {
        this.here = here;
    }

    @Override
    public void run() {
        list(new ProjectOption());
    }

    @Command(name = "list")
    int list(@Mixin ProjectOption project) {
        return in(project, premises -> {
            for (TaskId id : premises.tasks()) {
                TaskState state = premises.task(id, fact -> {}).state();
                Task task = Replay.task(state);
                here.terminal()
                        .out()
                        .println("%s  %-10s %s"
                                .formatted(
                                        id, here.messages().text("task.state." + key(state)), Plain.line(task.text())));
            }
            return ExitCode.CLEAN.code();
        });
    }

    @Command(name = "show")
    int show(@Mixin ProjectOption project, @Mixin JsonOption json, @Parameters(paramLabel = "ID") String id) {
        return in(project, premises -> {
            TaskId task = TaskChoice.known(premises, id);
            new RunWatch(here, json).report(premises.task(task, fact -> {}).facts());
            return ExitCode.CLEAN.code();
        });
    }

    @Command(name = "new")
    int open(
            @Mixin ProjectOption project,
            @Mixin JsonOption json,
            @Option(names = "--check", paramLabel = "CMD", descriptionKey = "option.check") List<String> checks,
            @Parameters(paramLabel = "TASK") String text) {
        if (text.isBlank()) {
            throw LocumProblem.badInput("problem.run.no-task");
        }
        OwnersWord.mustBePossible(here);
        RunWatch watch = new RunWatch(here, json);
        return in(project, premises -> {
            TaskId task = premises.open(
                    text, Origin.BY_HAND, GivenChecks.of(checks == null ? new ArrayList<>() : checks), watch::gate);
            here.say("task.opened", task);
            return ExitCode.CLEAN.code();
        });
    }

    @Command(name = "accept")
    int accept(
            @Mixin ProjectOption project,
            @Parameters(paramLabel = "ID") String id,
            @Parameters(paramLabel = "WHY") String why) {
        return close(project, id, new Closing.AcceptedByOwner(why), "task.accepted");
    }

    @Command(name = "withdraw")
    int withdraw(
            @Mixin ProjectOption project,
            @Parameters(paramLabel = "ID") String id,
            @Parameters(paramLabel = "WHY", defaultValue = "") String why) {
        return close(project, id, new Closing.Withdrawn(why), "task.withdrawn");
    }

    private int close(ProjectOption project, String id, Closing how, String said) {
        OwnersWord.mustBePossible(here);
        return in(project, premises -> {
            TaskId task = TaskChoice.known(premises, id);
            TaskChoice.mustBeOpen(premises, task);
            premises.task(task, fact -> {}).tell(new GateCommand.CloseByOwner(how));
            here.say(said, task);
            return ExitCode.CLEAN.code();
        });
    }

    private int in(ProjectOption project, Function<Premises, Integer> work) {
        try (Wiring wiring = Wiring.open(here.home(), here.environment(), here.clock())) {
            return work.apply(wiring.at(project.folder(here), holder -> here.say("run.waiting", holder)));
        }
    }

    private static String key(TaskState state) {
        return StateKind.of(state).name().toLowerCase(Locale.ROOT);
    }
}
