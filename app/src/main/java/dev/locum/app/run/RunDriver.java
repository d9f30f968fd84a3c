package dev.locum.app.run;

import dev.locum.app.agent.Assignment;
import dev.locum.app.agent.Executor;
import dev.locum.app.agent.Limits;
import dev.locum.app.agent.ResumeToken;
import dev.locum.app.agent.Watch;
import dev.locum.app.store.tree.TreeException;
import dev.locum.core.evidence.TreeState;
import dev.locum.core.evidence.claim.Stated;
import dev.locum.core.gate.Baseline;
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
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.function.Supplier;

/**
 * Drives an executor until the run has ended: performs one {@link Step} after the other and records what came of it.
 *
 * <p>It keeps nothing in memory that is not in the ledger, so that a run killed anywhere goes on from there. One thread.
 */
public final class RunDriver {
    private final RunTrail run;
    private final TaskTrail task;
    private final Means means;
    private final Wording wording;
    private final Outside outside;

    /**
     * What the steps of a run are done with.
     *
     * @param tree takes the working tree as it is
     * @param handOver leaves the work where its owner finds it, before the run's end is recorded; more than once at need
     */
    public record Means(
            Executor executor,
            Supplier<TreeState> tree,
            Supplier<Baseline.Taken> baseline,
            HandIns handIns,
            Inspector inspector,
            Runnable handOver) {}

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

    public RunDriver(RunTrail run, TaskTrail task, Means means, Wording wording, Outside outside) {
        this.run = run;
        this.task = task;
        this.means = means;
        this.wording = wording;
        this.outside = outside;
    }

    /** Goes on until nothing is left to do; gives the run as it ended. */
    public RunState drive() {
        while (true) {
            RunState state = run.state();
            Step step = DrivenRun.next(state, task.state(), outside.clock().instant());
            switch (step) {
                case Step.TakeBaseline _ ->
                    task.tell(new GateCommand.SetBaseline(means.baseline().get()));
                case Step.CallExecutor call -> call(state, call);
                case Step.HandIn handIn -> handIn(handIn.report(), handIn.claims());
                case Step.FinishInspection _ -> inspect();
                case Step.NoteRound judged ->
                    run.add(new RunFact.CallJudged(state.calls().size(), judged.round()));
                case Step.Rest rest -> rest(rest.until());
                case Step.End end -> end(end.how());
                case Step.Nothing _ -> {
                    return state;
                }
            }
        }
    }

    private void call(RunState state, Step.CallExecutor call) {
        int number = state.calls().size() + 1;
        if (!seen()) {
            return;
        }
        run.add(new RunFact.CallStarted(number, call.input()));
        Assignment assignment = new Assignment(
                state.order().task().value(),
                wording.of(call.input(), Replay.task(task.state())),
                Path.of(state.order().workplace().folder()),
                number,
                state.session().map(ResumeToken::new),
                Limits.of(call.left()));
        var noting = new NotingWatch(outside.watch(), token -> run.add(new RunFact.SessionNamed(token)));
        run.add(new RunFact.CallEnded(number, means.executor().work(assignment, noting), noting.cost()));
        seen();
    }

    /** Records the tree as it is, so that what others do while the executor is away is not put down to it. */
    private boolean seen() {
        try {
            run.add(new RunFact.TreeSeen(means.tree().get()));
            return true;
        } catch (TreeException unreadable) {
            end(unreadable);
            return false;
        }
    }

    private void end(TreeException unreadable) {
        end(unreadable(unreadable));
    }

    private void end(RunEnd how) {
        run.add(new RunFact.RunEnded(handedOver(how)));
    }

    /** A tree that is gone ends the run as well; what may be mended, such as a full disk, leaves it to be resumed. */
    private RunEnd handedOver(RunEnd how) {
        try {
            means.handOver().run();
            return how;
        } catch (TreeException failure) {
            if (how instanceof RunEnd.TreeUnreadable) {
                return how;
            }
            if (failure.problem().isGone()) {
                return unreadable(failure);
            }
            throw failure;
        }
    }

    private static RunEnd unreadable(TreeException failure) {
        return new RunEnd.TreeUnreadable(failure.problem().words());
    }

    private void handIn(String report, List<Stated> claims) {
        try {
            task.tell(new GateCommand.Submit(means.handIns().compose(Replay.task(task.state()), report, claims)));
        } catch (TreeException unreadable) {
            end(unreadable);
        }
    }

    private void inspect() {
        int before = Replay.task(task.state()).rounds().size();
        TaskState after = means.inspector().finish(task);
        boolean abandoned = Replay.task(after).rounds().size() == before;
        if (abandoned) {
            end(new RunEnd.TreeUnreadable("the inspection was abandoned"));
        }
    }

    private void rest(Instant until) {
        run.add(new RunFact.RestBegan(until));
        try {
            outside.rest().until(until);
        } catch (InterruptedException e) {
            end(new RunEnd.Interrupted());
        }
    }
}
