package dev.locum.app.run;

import dev.locum.app.agent.Assignment;
import dev.locum.app.agent.Executor;
import dev.locum.app.agent.Limits;
import dev.locum.app.agent.ResumeToken;
import dev.locum.app.agent.Watch;
import dev.locum.app.store.tree.TreeException;
import dev.locum.core.evidence.claim.Stated;
import dev.locum.core.gate.GateCommand;
import dev.locum.core.gate.Replay;
import dev.locum.core.gate.Task;
import dev.locum.core.gate.TaskState;
import dev.locum.core.session.CallInput;
import dev.locum.core.session.DrivenRun;
import dev.locum.core.session.RunEnd;
import dev.locum.core.session.RunFact;
import dev.locum.core.session.RunState;
import dev.locum.core.session.Step;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;

/**
 * Drives an executor until the run has ended: performs one {@link Step} after the other and records what came of it.
 *
 * <p>It keeps nothing in memory that is not in the ledger, so that a run killed anywhere goes on from there. One thread.
 */
public final class RunDriver {
    private final RunTrail run;
    private final TaskTrail task;
    private final Executor executor;
    private final Inspector inspector;
    private final HandIns handIns;
    private final Wording wording;
    private final Outside outside;

    /**
     * What a run needs of the world besides its executor and its tree.
     *
     * @param clock the time
     * @param rest waits
     * @param watch hears what the executor does
     */
    public record Outside(InstantSource clock, Rest rest, Watch watch) {}

    /** Waits until a moment, at no cost. */
    @FunctionalInterface
    public interface Rest {
        void until(Instant moment) throws InterruptedException;
    }

    /** Says to an executor, in English, what a {@link CallInput} stands for. */
    @FunctionalInterface
    public interface Wording {
        Assignment.Words of(CallInput input, Task task);
    }

    public RunDriver(
            RunTrail run,
            TaskTrail task,
            Executor executor,
            Inspector inspector,
            HandIns handIns,
            Wording wording,
            Outside outside) {
        this.run = run;
        this.task = task;
        this.executor = executor;
        this.inspector = inspector;
        this.handIns = handIns;
        this.wording = wording;
        this.outside = outside;
    }

    /** Goes on until nothing is left to do; gives the run as it ended. */
    public RunState drive() {
        while (true) {
            RunState state = run.state();
            Step step = DrivenRun.next(state, task.state(), outside.clock().instant());
            switch (step) {
                case Step.CallExecutor call -> call(state, call.input());
                case Step.HandIn handIn -> handIn(state, handIn.report(), handIn.claims());
                case Step.FinishInspection _ -> judge(state, task.state());
                case Step.Rest rest -> rest(rest.until());
                case Step.End end -> run.add(new RunFact.RunEnded(end.how()));
                case Step.Nothing _ -> {
                    return state;
                }
            }
        }
    }

    private void call(RunState state, CallInput input) {
        int number = state.calls().size() + 1;
        run.add(new RunFact.CallStarted(number, input));
        Duration left = Duration.between(outside.clock().instant(), DrivenRun.deadline(state));
        Assignment assignment = new Assignment(
                state.order().task().value(),
                wording.of(input, Replay.task(task.state())),
                Path.of(state.order().workplace().folder()),
                number,
                state.session().map(ResumeToken::new),
                new Limits(left, Optional.empty()));
        var noting = new NotingWatch(outside.watch(), token -> run.add(new RunFact.SessionNamed(token)));
        run.add(new RunFact.CallEnded(number, executor.work(assignment, noting), noting.cost()));
    }

    private void handIn(RunState state, String report, List<Stated> claims) {
        TaskState standing = task.state();
        try {
            judge(state, task.tell(new GateCommand.Submit(handIns.compose(Replay.task(standing), report, claims))));
        } catch (TreeException unreadable) {
            run.add(new RunFact.RunEnded(
                    new RunEnd.TreeUnreadable(unreadable.problem().toString())));
        }
    }

    private void judge(RunState state, TaskState handedIn) {
        TaskState after = inspector.finish(task);
        int rounds = Replay.task(after).rounds().size();
        boolean judged = rounds > Replay.task(handedIn).rounds().size() || !(handedIn instanceof TaskState.Inspecting);
        if (judged) {
            run.add(new RunFact.CallJudged(state.calls().size(), rounds));
        } else {
            run.add(new RunFact.RunEnded(new RunEnd.TreeUnreadable("the inspection was abandoned")));
        }
    }

    private void rest(Instant until) {
        run.add(new RunFact.RestBegan(until));
        try {
            outside.rest().until(until);
        } catch (InterruptedException e) {
            run.add(new RunFact.RunEnded(new RunEnd.Interrupted()));
        }
    }
}
