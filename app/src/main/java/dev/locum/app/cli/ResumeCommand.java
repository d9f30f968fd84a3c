package dev.locum.app.cli;

import dev.locum.app.LocumProblem;
import dev.locum.app.cli.option.Executors;
import dev.locum.app.cli.option.JsonOption;
import dev.locum.app.cli.option.ProjectOption;
import dev.locum.app.cli.option.TaskChoice;
import dev.locum.app.cli.terminal.Surroundings;
import dev.locum.app.cli.view.OwnerNews;
import dev.locum.app.cli.view.RunWatch;
import dev.locum.app.daemon.Wiring;
import dev.locum.app.run.Premises;
import dev.locum.app.run.RunLease;
import dev.locum.app.run.RunTrail;
import dev.locum.app.store.tree.TreeProblem;
import dev.locum.core.gate.Answer;
import dev.locum.core.gate.GateFact;
import dev.locum.core.gate.Judged;
import dev.locum.core.gate.Replay;
import dev.locum.core.gate.Task;
import dev.locum.core.gate.TaskId;
import dev.locum.core.gate.verdict.Verdict;
import dev.locum.core.session.CallInput;
import dev.locum.core.session.RunEnd;
import dev.locum.core.session.RunFact;
import dev.locum.core.session.RunId;
import dev.locum.core.session.RunOrder;
import dev.locum.core.session.RunState;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code locum resume}: a run that was killed, ended or answered goes on from what is recorded. */
@Command(name = "resume")
final class ResumeCommand implements Callable<Integer>, Stop.GoesOn {
    private final Surroundings here;

    @Mixin
    final ProjectOption project = new ProjectOption();

    @Mixin
    final TaskChoice choice = new TaskChoice();

    @Mixin
    final JsonOption json = new JsonOption();

    @Option(names = "--say", paramLabel = "WORDS", defaultValue = "", descriptionKey = "option.say")
    private String words = "";

    private volatile @Nullable String goOn;

    ResumeCommand(Surroundings here) {
        this.here = here;
    }

    @Override
    public Integer call() {
        RunWatch watch = new RunWatch(here, json);
        try (OwnerNews news = OwnerNews.open(here);
                Wiring wiring = Wiring.open(here.home(), here.environment(), here.clock())) {
            Premises asked = wiring.at(project.folder(here), watch::waiting);
            TaskId task = choice.named(asked, here)
                    .or(() -> asked.tasks().stream().filter(asked::isUnfinished).findFirst())
                    .orElseThrow(() -> LocumProblem.badInput(
                            "problem.resume.nothing", asked.states().root()));
            if (!words.isBlank() || !asked.isUnfinished(task)) {
                TaskChoice.mustBeOpen(asked, task);
            }
            RunId run = asked.runOf(task).orElseThrow(() -> LocumProblem.badInput("problem.resume.no-run", task));
            RunState state = asked.run(run, watch::run).state();
            mustHaveItsTree(asked, run, state.order(), wiring);
            Premises premises = wiring.at(Path.of(state.order().workplace().folder()), watch::waiting);
            try (RunLease _ = wiring.lease(premises.states().root(), task.value())) {
                goOn = Stop.resuming(task, asked.states().root());
                letGoOn(premises, run, task, watch);
                return new Drive(here, wiring, watch, news)
                        .drive(premises, run, new Executors(here.environment(), here.launcher(), wiring.records()));
            }
        }
    }

    @Override
    public Optional<String> goOn() {
        return Optional.ofNullable(goOn);
    }

    /**
     * A run whose worktree is gone has ended, whether anybody saw it or not.
     *
     * @throws LocumProblem that says so
     */
    private static void mustHaveItsTree(Premises asked, RunId run, RunOrder order, Wiring wiring) {
        if (!(order.workplace() instanceof RunOrder.Workplace.OwnWorktree own)
                || wiring.worktree(Path.of(order.project()), order.task()).isThere()) {
            return;
        }
        Path folder = Path.of(own.folder());
        try (RunLease _ = wiring.lease(folder, order.task().value())) {
            RunTrail trail = asked.run(run, fact -> {});
            if (trail.state().end().isEmpty()) {
                String why = new TreeProblem.NotARepository(folder).words();
                trail.add(new RunFact.RunEnded(new RunEnd.TreeUnreadable(why)));
            }
        }
        throw LocumProblem.badInput("problem.resume.gone", own.folder(), order.task(), own.branch());
    }

    /** A run that was merely killed needs no word: its facts say what comes next. */
    private void letGoOn(Premises premises, RunId run, TaskId task, RunWatch watch) {
        RunTrail trail = premises.run(run, watch::run);
        if (trail.state().end().isEmpty() && words.isBlank()) {
            return;
        }
        List<GateFact> facts = premises.task(task, fact -> {}).facts();
        Task standing = Replay.task(Replay.of(facts));
        trail.add(new RunFact.RunResumed(
                input(standing, facts), standing.rounds().size(), here.clock().instant()));
    }

    private CallInput input(Task task, List<GateFact> facts) {
        String owner = words.isBlank() ? lastAnswer(facts) : words;
        if (!owner.isBlank()) {
            return new CallInput.OwnerWords(owner);
        }
        return task.lastRound().map(Judged::verdict).orElse(null) instanceof Verdict.Fix
                ? new CallInput.Findings(task.rounds().size())
                : new CallInput.CarryOn();
    }

    /** What the owner said last, where no hand-in has followed. */
    private static String lastAnswer(List<GateFact> facts) {
        for (GateFact fact : facts.reversed()) {
            if (fact instanceof GateFact.OwnerAnswered answered && answered.answer() instanceof Answer.GoOn goOn) {
                return goOn.words();
            }
            if (fact instanceof GateFact.HandedIn) {
                return "";
            }
        }
        return "";
    }
}
