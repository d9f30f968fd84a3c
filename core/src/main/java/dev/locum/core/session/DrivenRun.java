package dev.locum.core.session;

import dev.locum.core.gate.Closing;
import dev.locum.core.gate.Judged;
import dev.locum.core.gate.Task;
import dev.locum.core.gate.TaskState;
import dev.locum.core.gate.verdict.Verdict;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

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
            case TaskState.Resting resting -> new Step.End(new RunEnd.WaitsForOwner(resting.ask()));
            case TaskState.Closed closed -> new Step.End(end(closed.how()));
            case TaskState.Working working -> working(run, working.task(), now);
        };
    }

    private static RunEnd end(Closing how) {
        return switch (how) {
            case Closing.Clean _ -> new RunEnd.Clean();
            case Closing.AcceptedByOwner _ -> new RunEnd.Accepted();
            case Closing.Withdrawn _ -> new RunEnd.Withdrawn();
        };
    }

    private static Step working(RunState run, Task task, Instant now) {
        if (run.due().isPresent()) {
            return call(run, now, run.due().get());
        }
        if (run.calls().isEmpty()) {
            return call(run, now, new CallInput.TheTask());
        }
        Call last = run.calls().getLast();
        if (last.outcome().isEmpty()) {
            return call(run, now, new CallInput.CarryOn());
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
                        : call(run, now, new CallInput.CarryOn());
            case ExecutorOutcome.LoginExpired expired -> new Step.End(new RunEnd.ExecutorFailed(expired));
            case ExecutorOutcome.OverBudget over -> new Step.End(new RunEnd.ExecutorFailed(over));
            case ExecutorOutcome.TimedOut _ -> new Step.End(new RunEnd.OutOfTime());
            case ExecutorOutcome.Interrupted _ -> new Step.End(new RunEnd.Interrupted());
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

    private static Step call(RunState run, Instant now, CallInput input) {
        return now.isBefore(deadline(run)) ? new Step.CallExecutor(input) : new Step.End(new RunEnd.OutOfTime());
    }

    /** Rest until {@code until} and carry on then; a rest past the run's own end is not begun. */
    private static Step rested(RunState run, Instant now, Instant until) {
        if (!until.isBefore(deadline(run))) {
            return new Step.End(new RunEnd.OutOfTime());
        }
        return now.isBefore(until) ? new Step.Rest(until) : call(run, now, new CallInput.CarryOn());
    }

    /** The end of the present rest, or of one that begins now. */
    private static Instant restFrom(RunState run, Instant now, Duration length) {
        return run.restUntil().orElse(now.plus(length));
    }

    private static Duration backOff(RunState run) {
        return FIRST_REST.multipliedBy(1L << (inARow(run, ExecutorOutcome.Overloaded.class) - 1));
    }

    /** When the run's time is over. */
    public static Instant deadline(RunState run) {
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
