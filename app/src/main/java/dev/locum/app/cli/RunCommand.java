package dev.locum.app.cli;

import dev.locum.app.LocumProblem;
import dev.locum.app.cli.option.Executors;
import dev.locum.app.cli.option.GivenChecks;
import dev.locum.app.cli.option.JsonOption;
import dev.locum.app.cli.option.ProjectOption;
import dev.locum.app.cli.terminal.Plain;
import dev.locum.app.cli.terminal.Surroundings;
import dev.locum.app.cli.view.OwnerNews;
import dev.locum.app.cli.view.RunWatch;
import dev.locum.app.daemon.Wiring;
import dev.locum.app.run.OwnWorktree;
import dev.locum.app.run.Premises;
import dev.locum.app.run.RunLease;
import dev.locum.core.gate.TaskId;
import dev.locum.core.session.RunId;
import dev.locum.core.session.RunOrder;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code locum run}: an executor works on a task until it is proven, or until only the owner can go on. */
@Command(name = "run")
final class RunCommand implements Callable<Integer>, Stop.GoesOn {
    private final Surroundings here;

    @Parameters(paramLabel = "TASK", descriptionKey = "locum.run.TASK")
    private String text = "";

    @Mixin
    final ProjectOption project = new ProjectOption();

    @Option(names = "--agent", paramLabel = "AGENT", defaultValue = "claude")
    private String agent = Executors.CLAUDE;

    @Option(names = "--check", paramLabel = "CMD", descriptionKey = "option.check")
    private List<String> checks = new ArrayList<>();

    @Option(names = "--worktree")
    private boolean worktree;

    @Option(names = "--bypass-permissions")
    private boolean bypass;

    @Option(names = "--max-rounds", paramLabel = "N", defaultValue = "12")
    private int rounds = RunOrder.Limits.DEFAULT.rounds();

    @Option(names = "--max-time", paramLabel = "TIME", defaultValue = "8h")
    private Duration time = RunOrder.Limits.DEFAULT.time();

    @Mixin
    final JsonOption json = new JsonOption();

    private volatile @Nullable String goOn;

    RunCommand(Surroundings here) {
        this.here = here;
    }

    @Override
    public Integer call() {
        if (text.isBlank()) {
            throw LocumProblem.badInput("problem.run.no-task");
        }
        if (rounds < 1) {
            throw LocumProblem.badInput("problem.run.rounds", rounds);
        }
        if (bypass && !worktree) {
            throw LocumProblem.badInput("problem.run.bypass");
        }
        RunWatch watch = new RunWatch(here, json);
        try (OwnerNews news = OwnerNews.open(here);
                Wiring wiring = Wiring.open(here.home(), here.environment(), here.clock())) {
            Premises home = wiring.at(project.folder(here), watch::waiting);
            TaskId task = home.newTask();
            RunOrder.Workplace workplace = worktree ? own(wiring, home, task) : inPlace(home);
            Path folder = Path.of(workplace.folder());
            try (RunLease _ = wiring.lease(folder, Plain.line(text))) {
                Premises premises = worktree ? prepared(wiring.at(folder, watch::waiting), watch) : home;
                return begin(
                        new Drive(here, wiring, watch, news),
                        executors(wiring),
                        home,
                        premises,
                        order(home, task, workplace),
                        watch);
            }
        }
    }

    private RunOrder order(Premises home, TaskId task, RunOrder.Workplace workplace) {
        return new RunOrder(
                task,
                home.states().root().toString(),
                workplace,
                agent,
                GivenChecks.of(checks),
                new RunOrder.Limits(rounds, time));
    }

    private Executors executors(Wiring wiring) {
        return new Executors(here.environment(), here.launcher(), wiring.records());
    }

    private int begin(
            Drive drive, Executors executors, Premises home, Premises premises, RunOrder order, RunWatch watch) {
        executors.of(order, List.of());
        RunId run = premises.begin(order, text, here.clock().instant(), watch::gate);
        premises.list(order.task(), run);
        if (home != premises) {
            home.list(order.task(), run);
        }
        goOn = Stop.resuming(order.task(), home.states().root());
        return drive.drive(premises, run, executors);
    }

    @Override
    public Optional<String> goOn() {
        return Optional.ofNullable(goOn);
    }

    /** A fresh worktree has nothing of what git ignores: the owner's rules say how it is made fit for the checks. */
    private Premises prepared(Premises fresh, RunWatch watch) {
        fresh.rules(List.of()).setup().check().ifPresent(watch::settingUp);
        fresh.setUp().ifPresent(watch::setUp);
        return fresh;
    }

    private static RunOrder.Workplace inPlace(Premises home) {
        return new RunOrder.Workplace.InPlace(home.states().root().toString());
    }

    private RunOrder.Workplace own(Wiring wiring, Premises home, TaskId task) {
        OwnWorktree tree = wiring.worktree(home.states().root(), task);
        tree.create(home.rules(List.of()).setup());
        wiring.accepted(tree.folder()).takeOver(wiring.accepted(home.states().root()));
        return new RunOrder.Workplace.OwnWorktree(
                tree.folder().toString(), tree.branch(), bypass ? RunOrder.Freedom.BYPASS : RunOrder.Freedom.GUARDED);
    }
}
