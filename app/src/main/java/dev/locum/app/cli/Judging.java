package dev.locum.app.cli;

import dev.locum.app.cli.option.HandInOptions;
import dev.locum.app.cli.terminal.ExitCode;
import dev.locum.app.cli.terminal.Surroundings;
import dev.locum.app.cli.view.RunWatch;
import dev.locum.app.run.Premises;
import dev.locum.app.run.TaskTrail;
import dev.locum.core.gate.GateCommand;
import dev.locum.core.gate.Judged;
import dev.locum.core.gate.Replay;
import dev.locum.core.gate.TaskState;

/** Puts what a person or an executor hands in before the gate, shows what it says and how the command ends. */
final class Judging {
    private final Surroundings here;
    private final Premises premises;
    private final RunWatch watch;

    Judging(Surroundings here, Premises premises, RunWatch watch) {
        this.here = here;
        this.premises = premises;
        this.watch = watch;
    }

    /** An inspection that a killed command left open is finished instead. */
    int judge(TaskTrail trail, HandInOptions handIn) {
        if (!(trail.state() instanceof TaskState.Inspecting)) {
            trail.tell(new GateCommand.Submit(premises.handIns(handIn.checks())
                    .compose(Replay.task(trail.state()), handIn.report(here), handIn.claims())));
        }
        Judged judged =
                Replay.task(premises.inspector().finish(trail)).lastRound().orElseThrow();
        watch.report(trail.facts());
        return ExitCode.of(judged.verdict()).code();
    }
}
