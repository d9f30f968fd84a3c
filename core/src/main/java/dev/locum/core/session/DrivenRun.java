package dev.locum.core.session;

import dev.locum.core.gate.Baseline;
import dev.locum.core.gate.Closing;
import dev.locum.core.gate.Judged;
import dev.locum.core.gate.Origin;
import dev.locum.core.gate.Task;
import dev.locum.core.gate.TaskState;
import dev.locum.core.gate.verdict.Verdict;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Decides what a driven run does next, from its facts, the task's state and the clock alone.
 *
 * <p>Pure: a run that was killed at any point goes on from its facts with the same step.
 */
public final class DrivenRun {
    /** How often in a row an executor may crash or find no room before the run ends. */
    static final int PATIENCE = 5;

    private static final int CRASHES = 2;
    private static final Duration FIRST_REST = Duration.ofSeconds(30);
    private static final Duration UNKNOWN_LIMIT = Duration.ofMinutes(15);

    private DrivenRun() {}

    /** What {@code run} does next where its task stands at {@code task} and the clock shows {@code now}. */
    public static Step next(RunState run, TaskState task, Instant now) {
        if (run.end().isPresent()) {
            return new Step.Nothing();
        }
        return switch (task) {
            case TaskState.Absent _ -> throw new IllegalStateException("a run without a task: " + run.run());
            case TaskState.Inspecting _ -> new Step.FinishInspection();
            case TaskState.Resting resting ->
                noted(run, resting.task(), () -> new Step.End(new RunEnd.WaitsForOwner(resting.ask())));
            case TaskState.Closed closed -> noted(run, closed.task(), () -> new Step.End(end(closed.how())));
            case TaskState.Working working -> noted(run, working.task(), () -> working(run, working.task(), now));
        };
    }

    /** A verdict on the last call that is not recorded with the run yet comes before {@code then}. */
    private static Step noted(RunState run, Task task, Supplier<Step> then) {
        if (run.calls().isEmpty()) {
            return then.get();
        }
        Call last = run.calls().getLast();
        if (!(last.outcome().orElse(null) instanceof ExecutorOutcome.Done done)
                || last.handedIn().isPresent()) {
            return then.get();
        }
        int known = Math.max(
                run.roundsBefore(),
                run.calls().stream()
                        .mapToInt(call -> call.handedIn().orElse(0))
                        .max()
                        .orElse(0));
        return task.rounds().stream()
                .filter(judged ->
                        judged.round() > known && judged.handIn().report().equals(done.report()))
                .findFirst()
                .<Step>map(judged -> new Step.NoteRound(judged.round()))
                .orElseGet(then);
    }

    private static RunEnd end(Closing how) {
        return switch (how) {
            case Closing.Clean _ -> new RunEnd.Clean();
            case Closing.AcceptedByOwner _ -> new RunEnd.Accepted();
            case Closing.Withdrawn _ -> new RunEnd.Withdrawn();
        };
    }

    private static Step working(RunState run, Task task, Instant now) {
        if (run.calls().isEmpty()) {
            return run.due().isEmpty() && wantsBaseline(task)
                    ? new Step.TakeBaseline()
                    : call(run, now, run.due().orElseGet(CallInput.TheTask::new));
        }
        Call last = run.calls().getLast();
        Optional<CallInput> due = run.due().filter(input -> !(input instanceof CallInput.CarryOn && isOwed(run, task)));
        if (due.isPresent()) {
            return call(run, now, due.get());
        }
        if (last.outcome().isEmpty()) {
            return call(run, now, again(last));
        }
        return switch (last.outcome().get()) {
            case ExecutorOutcome.Done done ->
                last.handedIn().isEmpty() ? new Step.HandIn(done.report(), last.claims()) : afterRound(run, task, now);
            case ExecutorOutcome.Asks asks -> new Step.End(new RunEnd.ExecutorAsks(asks.question(), asks.options()));
            case ExecutorOutcome.UsageLimit limit ->
                rested(run, now, limit.until().orElseGet(() -> restFrom(run, now, UNKNOWN_LIMIT)));
            case ExecutorOutcome.Overloaded overloaded ->
                inARow(run, ExecutorOutcome.Overloaded.class) >= PATIENCE
                        ? new Step.End(new RunEnd.ExecutorFailed(overloaded))
                        : rested(run, now, restFrom(run, now, backOff(run)));
            case ExecutorOutcome.Crashed crashed ->
                inARow(run, ExecutorOutcome.Crashed.class) >= CRASHES
                        ? new Step.End(new RunEnd.ExecutorFailed(crashed))
                        : call(run, now, again(last));
            case ExecutorOutcome.LoginExpired expired -> new Step.End(new RunEnd.ExecutorFailed(expired));
            case ExecutorOutcome.OverBudget over -> new Step.End(new RunEnd.ExecutorFailed(over));
            case ExecutorOutcome.TimedOut _ -> new Step.End(new RunEnd.OutOfTime());
            case ExecutorOutcome.Interrupted _ -> new Step.End(new RunEnd.Interrupted());
        };
    }

    /** Only before anybody has worked is there a state to compare with. */
    private static boolean wantsBaseline(Task task) {
        return task.origin() == Origin.DRIVEN_RUN
                && task.baseline() instanceof Baseline.None
                && task.rounds().isEmpty();
    }

    /** Before a resumed run carries on, the last report is handed in, and what the gate said meanwhile is heard. */
    private static boolean isOwed(RunState run, Task task) {
        Call last = run.calls().getLast();
        boolean reported = last.outcome().orElse(null) instanceof ExecutorOutcome.Done;
        return reported && (last.handedIn().isEmpty() || task.rounds().size() > run.roundsBefore());
    }

    /** What a call is told that takes the place of one that was broken off: nothing that was said may be lost with it. */
    private static CallInput again(Call brokenOff) {
        return switch (brokenOff.input()) {
            case CallInput.TheTask _, CallInput.CarryOn _ -> new CallInput.CarryOn();
            case CallInput.Findings findings -> findings;
            case CallInput.OwnerWords words -> words;
        };
    }

    private static Step afterRound(RunState run, Task task, Instant now) {
        Judged judged = task.lastRound().orElseThrow();
        return switch (judged.verdict()) {
            case Verdict.CleanByFloor _ -> new Step.End(new RunEnd.Clean());
            case Verdict.Open _ -> new Step.End(new RunEnd.Open());
            case Verdict.Owner _ -> new Step.End(new RunEnd.Open());
            case Verdict.Fix _ -> another(run, task, now);
            case Verdict.NeedContext _ -> another(run, task, now);
        };
    }

    private static Step another(RunState run, Task task, Instant now) {
        int rounds = task.rounds().size() - run.roundsBefore();
        return rounds >= run.order().limits().rounds()
                ? new Step.End(new RunEnd.OutOfRounds(rounds))
                : call(run, now, new CallInput.Findings(task.rounds().size()));
    }

    /** A clock that was set back gives nobody more time than was ordered. */
    private static Step call(RunState run, Instant now, CallInput input) {
        Duration limit = run.order().limits().time();
        Duration left = Duration.between(now, deadline(run));
        if (!left.isPositive()) {
            return new Step.End(new RunEnd.OutOfTime());
        }
        return new Step.CallExecutor(input, left.compareTo(limit) < 0 ? left : limit);
    }

    /** Rest until {@code until} and carry on then; a rest past the run's own end is not begun. */
    private static Step rested(RunState run, Instant now, Instant until) {
        if (!until.isBefore(deadline(run))) {
            return new Step.End(new RunEnd.OutOfTime());
        }
        return now.isBefore(until)
                ? new Step.Rest(until)
                : call(run, now, again(run.calls().getLast()));
    }

    /** The end of the present rest, or of one that begins now. */
    private static Instant restFrom(RunState run, Instant now, Duration length) {
        return run.restUntil().orElse(now.plus(length));
    }

    private static Duration backOff(RunState run) {
        return FIRST_REST.multipliedBy(1L << (inARow(run, ExecutorOutcome.Overloaded.class) - 1));
    }

    /** When the run's time is over. */
    private static Instant deadline(RunState run) {
        return run.since().plus(run.order().limits().time());
    }

    private static int inARow(RunState run, Class<? extends ExecutorOutcome> kind) {
        List<Call> calls = run.calls().reversed();
        int count = 0;
        for (Call call : calls) {
            Optional<ExecutorOutcome> outcome = call.outcome();
            if (outcome.isEmpty() || !kind.isInstance(outcome.get())) {
                break;
            }
            count++;
        }
        return count;
    }
}
