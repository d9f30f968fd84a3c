package dev.locum.app.cli;

import dev.locum.app.LocumProblem;
import dev.locum.app.cli.option.JsonOption;
import dev.locum.app.cli.option.ProjectOption;
import dev.locum.app.cli.option.TaskChoice;
import dev.locum.app.cli.terminal.ExitCode;
import dev.locum.app.cli.terminal.Plain;
import dev.locum.app.cli.terminal.Surroundings;
import dev.locum.app.cli.view.RunWatch;
import dev.locum.app.daemon.Wiring;
import dev.locum.app.run.Premises;
import dev.locum.core.gate.Answer;
import dev.locum.core.gate.Ask;
import dev.locum.core.gate.GateCommand;
import dev.locum.core.gate.Replay;
import dev.locum.core.gate.TaskId;
import dev.locum.core.gate.TaskState;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code locum inbox}: what waits for the owner in a project, and the owner's answers. */
@Command(name = "inbox")
final class InboxCommand implements Runnable {
    private final Surroundings here;

    InboxCommand(Surroundings here) {
        this.here = here;
    }

    @Override
    public void run() {
        list(new ProjectOption());
    }

    @Command(name = "list")
    int list(@Mixin ProjectOption project) {
        return in(project, premises -> {
            boolean none = true;
            for (TaskId id : premises.openTasks()) {
                TaskState state = premises.task(id, fact -> {}).state();
                if (state instanceof TaskState.Resting resting) {
                    none = false;
                    here.say(
                            question(resting.ask()),
                            id,
                            Plain.line(Replay.task(state).text()),
                            resting.ask().findings().size());
                }
            }
            if (none) {
                here.say("inbox.empty");
            }
            return ExitCode.CLEAN.code();
        });
    }

    @Command(name = "show")
    int show(@Mixin ProjectOption project, @Mixin JsonOption json, @Parameters(paramLabel = "ID") String id) {
        return in(project, premises -> {
            TaskId task = waiting(premises, id);
            new RunWatch(here, json).report(premises.task(task, fact -> {}).facts());
            if (!json.isOn()) {
                here.say("inbox.how-to-answer", task);
            }
            return ExitCode.CLEAN.code();
        });
    }

    @Command(name = "answer")
    int answer(
            @Mixin ProjectOption project,
            @Parameters(paramLabel = "ID") String id,
            @Parameters(paramLabel = "accept|go-on|withdraw") String answer,
            @Option(names = "--say", paramLabel = "WORDS", defaultValue = "", descriptionKey = "option.say")
                    String words) {
        OwnersWord.mustBePossible(here);
        Answer said = read(answer, words);
        return in(project, premises -> {
            TaskId task = waiting(premises, id);
            TaskState.Resting resting =
                    (TaskState.Resting) premises.task(task, fact -> {}).state();
            premises.task(task, fact -> {})
                    .tell(new GateCommand.AnswerAsk(resting.ask().id(), said));
            here.say(told(said), task);
            return ExitCode.CLEAN.code();
        });
    }

    private static Answer read(String answer, String words) {
        return switch (answer) {
            case "accept" -> new Answer.Accept(words);
            case "go-on" -> new Answer.GoOn(words);
            case "withdraw" -> new Answer.Withdraw(words);
            default -> throw LocumProblem.badInput("problem.inbox.answer", answer);
        };
    }

    private static String told(Answer said) {
        return switch (said) {
            case Answer.Accept _ -> "task.accepted";
            case Answer.GoOn _ -> "inbox.goes-on";
            case Answer.Withdraw _ -> "task.withdrawn";
        };
    }

    private static String question(Ask ask) {
        return switch (ask) {
            case Ask.MayThisPass _ -> "inbox.may-this-pass";
            case Ask.Deadlock _ -> "inbox.deadlock";
        };
    }

    private static TaskId waiting(Premises premises, String id) {
        TaskId task = TaskChoice.known(premises, id);
        if (!(premises.task(task, fact -> {}).state() instanceof TaskState.Resting)) {
            throw LocumProblem.badInput("problem.inbox.nothing", task);
        }
        return task;
    }

    private int in(ProjectOption project, Function<Premises, Integer> work) {
        try (Wiring wiring = Wiring.open(here.home(), here.environment(), here.clock())) {
            return work.apply(wiring.at(project.folder(here), holder -> here.say("run.waiting", holder)));
        }
    }
}
