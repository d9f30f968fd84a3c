package dev.locum.app.cli;

import dev.locum.app.LocumProblem;
import dev.locum.app.daemon.Wiring;
import dev.locum.app.run.Premises;
import dev.locum.core.evidence.Check;
import dev.locum.core.gate.Origin;
import dev.locum.core.gate.TaskId;
import dev.locum.core.session.RunFact;
import dev.locum.core.session.RunId;
import dev.locum.core.session.RunOrder;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code locum run}: an executor works on a task until it is proven, or until only the owner can go on. */
@Command(name = "run")
final class RunCommand implements Callable<Integer> {
    private final Surroundings here;

    @Parameters(paramLabel = "TASK")
    private String text = "";

    @Mixin
    final ProjectOption project = new ProjectOption();

    @Option(names = "--agent", paramLabel = "AGENT", defaultValue = "claude")
    private String agent = Executors.CLAUDE;

    @Option(names = "--check", paramLabel = "CMD")
    private List<String> checks = new ArrayList<>();

    @Option(names = "--max-rounds", paramLabel = "N", defaultValue = "12")
    private int rounds = RunOrder.Limits.DEFAULT.rounds();

    @Option(names = "--max-time", paramLabel = "TIME", defaultValue = "8h")
    private Duration time = RunOrder.Limits.DEFAULT.time();

    @Mixin
    final JsonOption json = new JsonOption();

    RunCommand(Surroundings here) {
        this.here = here;
    }

    @Override
    public Integer call() {
        if (text.isBlank()) {
            throw LocumProblem.badInput("problem.run.no-task");
        }
        List<Check> given = GivenChecks.of(checks);
        RunWatch watch = new RunWatch(here, json);
        try (Wiring wiring = Wiring.open(here.home(), here.environment(), here.clock())) {
            Premises premises = wiring.at(project.folder(here), watch::waiting);
            RunOrder.Workplace workplace =
                    new RunOrder.Workplace.InPlace(premises.states().root().toString());
            Executors executors = new Executors(here.environment(), here.launcher());
            TaskId task = premises.open(text, Origin.DRIVEN_RUN, given, watch::gate);
            RunOrder order = new RunOrder(
                    task,
                    premises.states().root().toString(),
                    workplace,
                    agent,
                    given,
                    new RunOrder.Limits(rounds, time));
            RunId run = premises.listRun(task);
            premises.run(run, watch::run)
                    .add(new RunFact.RunStarted(run, order, here.clock().instant()));
            return new Drive(here, watch).drive(premises, run, executors);
        }
    }
}
