package dev.locum.app.cli;

import dev.locum.app.agent.Assignment;
import dev.locum.app.cli.option.Executors;
import dev.locum.app.cli.terminal.ExitCode;
import dev.locum.app.cli.terminal.Plain;
import dev.locum.app.cli.terminal.Surroundings;
import dev.locum.app.cli.view.OwnerNews;
import dev.locum.app.cli.view.RunWatch;
import dev.locum.app.daemon.Wiring;
import dev.locum.app.run.Premises;
import dev.locum.app.run.RunDriver;
import dev.locum.app.run.RunTrail;
import dev.locum.app.run.TaskTrail;
import dev.locum.core.evidence.Check;
import dev.locum.core.gate.Replay;
import dev.locum.core.gate.Task;
import dev.locum.core.session.CallInput;
import dev.locum.core.session.RunEnd;
import dev.locum.core.session.RunId;
import dev.locum.core.session.RunOrder;
import dev.locum.core.session.RunState;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;

/** Drives a recorded run to its end, shows it, and says how the command ends. */
final class Drive {
    private final Surroundings here;
    private final Wiring wiring;
    private final RunWatch watch;
    private final OwnerNews news;

    Drive(Surroundings here, Wiring wiring, RunWatch watch, OwnerNews news) {
        this.news = news;
        this.here = here;
        this.wiring = wiring;
        this.watch = watch;
    }

    int drive(Premises premises, RunId run, Executors executors) {
        RunTrail trail = premises.run(run, watch::run);
        RunState begun = trail.state();
        TaskTrail task = premises.task(begun.order().task(), watch::gate);
        List<Check> checks = begun.order().checks();
        watch.besides(premises.besides(begun.order().task()));
        RunDriver driver = new RunDriver(
                trail,
                task,
                new RunDriver.Means(
                        executors.of(begun.order(), premises.rules(checks).checks()),
                        premises::aroundAnAct,
                        () -> {
                            watch.takingBaseline(premises.rules(checks).checks());
                            return premises.baseline(checks);
                        },
                        premises.handIns(checks),
                        premises.inspector(),
                        () -> handOver(begun.order(), Replay.task(task.state()))),
                (input, standing) -> words(input, standing, task),
                new RunDriver.Outside(here.clock(), this::rest, watch));
        RunState ended = driver.drive();
        watch.report(ended, task.facts());
        ended.end().ifPresent(end -> news.ended(Path.of(ended.order().project()), Replay.task(task.state()), end));
        return ended.end().map(Drive::exit).orElse(ExitCode.CANNOT).code();
    }

    /** What was done in a worktree of its own stands on its branch, whatever the verdict. */
    private void handOver(RunOrder order, Task task) {
        switch (order.workplace()) {
            case RunOrder.Workplace.InPlace _ -> {}
            case RunOrder.Workplace.OwnWorktree _ ->
                wiring.worktree(Path.of(order.project()), task.id()).commit(Plain.line(task.text()));
        }
    }

    private static Assignment.Words words(CallInput input, Task task, TaskTrail trail) {
        return switch (input) {
            case CallInput.TheTask _ -> new Assignment.Words.Task(task.text());
            case CallInput.Findings findings ->
                new Assignment.Words.Findings(
                        RunWatch.feedback(task.rounds().get(findings.round() - 1), trail.facts()));
            case CallInput.OwnerWords owner -> new Assignment.Words.Answer(owner.words());
            case CallInput.CarryOn _ -> new Assignment.Words.GoOn(task.text());
        };
    }

    private void rest(Instant until) throws InterruptedException {
        Duration left = Duration.between(here.clock().instant(), until);
        if (left.isPositive()) {
            Thread.sleep(left);
        }
    }

    private static ExitCode exit(RunEnd end) {
        return switch (end) {
            case RunEnd.Clean _, RunEnd.Accepted _ -> ExitCode.CLEAN;
            case RunEnd.Withdrawn _, RunEnd.OutOfRounds _, RunEnd.ExecutorFailed _ -> ExitCode.FIX;
            case RunEnd.Open _, RunEnd.OutOfTime _ -> ExitCode.OPEN;
            case RunEnd.WaitsForOwner _, RunEnd.ExecutorAsks _ -> ExitCode.WAITS_FOR_OWNER;
            case RunEnd.TreeUnreadable _ -> ExitCode.CANNOT;
            case RunEnd.Interrupted _ -> ExitCode.INTERRUPTED;
        };
    }
}
