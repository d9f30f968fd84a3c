package dev.locum.app.cli;

import dev.locum.app.cli.option.HandInOptions;
import dev.locum.app.cli.option.JsonOption;
import dev.locum.app.cli.option.ProjectOption;
import dev.locum.app.cli.option.TaskChoice;
import dev.locum.app.cli.terminal.Surroundings;
import dev.locum.app.cli.view.RunWatch;
import dev.locum.app.daemon.Wiring;
import dev.locum.app.run.Premises;
import dev.locum.app.run.TaskTrail;
import dev.locum.core.gate.GateCommand;
import dev.locum.core.gate.Origin;
import dev.locum.core.gate.TaskId;
import dev.locum.core.gate.Where;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code locum prove}: what the gate would say of the work as it is, without handing it in. No round is spent. */
@Command(name = "prove")
final class ProveCommand implements Callable<Integer> {
    private final Surroundings here;

    @Mixin
    final ProjectOption project = new ProjectOption();

    @Mixin
    final TaskChoice choice = new TaskChoice();

    @Mixin
    final HandInOptions handIn = new HandInOptions();

    @Mixin
    final JsonOption json = new JsonOption();

    ProveCommand(Surroundings here) {
        this.here = here;
    }

    @Override
    public Integer call() {
        RunWatch watch = new RunWatch(here, json);
        try (Wiring wiring = Wiring.open(here.home(), here.environment(), here.clock())) {
            Premises premises = wiring.at(project.folder(here), watch::waiting);
            TaskTrail trail = choice.in(premises, here)
                    .map(task -> premises.rehearsal(task, here.clock()))
                    .orElseGet(() -> unrecorded(premises));
            return new Judging(here, premises, watch).judge(trail, handIn);
        }
    }

    private TaskTrail unrecorded(Premises premises) {
        TaskId none = new TaskId("none");
        TaskTrail trail = premises.rehearsal(none, here.clock());
        Where where = new Where(premises.states().id(), premises.states().root().toString());
        trail.tell(new GateCommand.OpenTask(none, here.messages().text("submit.task-text"), Origin.HAND_IN, where));
        return trail;
    }
}
