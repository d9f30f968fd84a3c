package dev.locum.app.cli;

import dev.locum.app.cli.option.HandInOptions;
import dev.locum.app.cli.option.JsonOption;
import dev.locum.app.cli.option.ProjectOption;
import dev.locum.app.cli.option.TaskChoice;
import dev.locum.app.cli.terminal.Surroundings;
import dev.locum.app.cli.view.OwnerNews;
import dev.locum.app.cli.view.RunWatch;
import dev.locum.app.daemon.Wiring;
import dev.locum.app.run.Premises;
import dev.locum.app.run.TaskTrail;
import dev.locum.core.evidence.claim.Stated;
import dev.locum.core.gate.Origin;
import dev.locum.core.gate.TaskId;
import dev.locum.core.session.RunFact;
import dev.locum.core.session.RunId;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/**
 * {@code locum submit}: work is handed in and judged.
 *
 * <p>An executor that Locum drives hands in when its call ends; until then this only notes its claims, and shows what the
 * gate would say.
 */
@Command(name = "submit")
final class SubmitCommand implements Callable<Integer> {
    private final Surroundings here;

    @Mixin
    final ProjectOption project = new ProjectOption();

    @Mixin
    final TaskChoice choice = new TaskChoice();

    @Mixin
    final HandInOptions handIn = new HandInOptions();

    @Mixin
    final JsonOption json = new JsonOption();

    SubmitCommand(Surroundings here) {
        this.here = here;
    }

    @Override
    public Integer call() {
        List<Stated> claims = handIn.claims();
        RunWatch watch = new RunWatch(here, json);
        try (OwnerNews news = OwnerNews.open(here);
                Wiring wiring = Wiring.open(here.home(), here.environment(), here.clock())) {
            Premises premises = wiring.at(project.folder(here), watch::waiting);
            TaskId task = choice.in(premises, here).orElseGet(() -> opened(premises, watch));
            TaskChoice.mustBeOpen(premises, task);
            Optional<RunId> run =
                    here.environment().containsKey(TaskChoice.MARK) ? premises.liveRunOf(task) : Optional.empty();
            run.ifPresent(live -> premises.run(live, fact -> {}).add(new RunFact.ClaimsGiven(claims)));
            TaskTrail trail =
                    run.isPresent() ? premises.rehearsal(task, here.clock()) : premises.task(task, watch::gate);
            int exit = new Judging(here, premises, watch).judge(trail, handIn);
            if (run.isEmpty()) {
                news.judged(premises.states().root(), trail.state());
            }
            return exit;
        }
    }

    private TaskId opened(Premises premises, RunWatch watch) {
        return premises.open(here.messages().text("submit.task-text"), Origin.HAND_IN, handIn.checks(), watch::gate);
    }
}
