package dev.locum.app.run;

import dev.locum.app.store.tree.TreeRecord;
import dev.locum.core.evidence.TreeState;
import dev.locum.core.evidence.tree.TreeHistory;
import dev.locum.core.gate.Baseline;
import dev.locum.core.gate.Replay;
import dev.locum.core.gate.Task;
import dev.locum.core.gate.TaskId;
import dev.locum.core.gate.TaskState;
import dev.locum.core.gate.verdict.Attribution;
import dev.locum.core.gate.verdict.Verdict;
import dev.locum.core.gate.verdict.Window;
import dev.locum.core.session.RunFact;
import dev.locum.core.session.RunId;
import dev.locum.core.session.RunState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The other tasks of a working tree, and when they could have changed it.
 *
 * <p>A task that is at work could have done all that was done since it began. One that is not could have done what was done
 * until it was last seen. Where the record leaves the order open, the windows are taken to overlap.
 */
final class Neighbours {
    private final WorkIndex index;
    private final TreeRecord tree;

    Neighbours(WorkIndex index, TreeRecord tree) {
        this.index = index;
        this.tree = tree;
    }

    /** The other tasks whose executors have the word in this tree, as far as anybody knows. */
    List<TaskId> atWork(TaskId own) {
        return others(own).stream()
                .filter(other -> isAtWork(index.state(other)))
                .toList();
    }

    /** In which parts of the time between {@code baseline} and {@code now} the others could have changed the tree. */
    List<Window> windows(TaskId own, TreeState baseline, TreeState now) {
        Line line = new Line(tree.history(), baseline);
        List<Window> windows = new ArrayList<>();
        for (TaskId other : others(own)) {
            TaskState state = index.state(other);
            Optional<TreeState> end =
                    isAtWork(state) ? Optional.of(now) : lastSeen(state).filter(line::isLater);
            end.ifPresent(to -> windows.add(new Window(
                    first(Replay.task(state)).filter(line::isLater).orElse(baseline), to, Attribution.SHARED)));
        }
        return windows;
    }

    private List<TaskId> others(TaskId own) {
        return index.tasks().stream()
                .filter(other -> !other.equals(own))
                .filter(other -> isHere(index.state(other)))
                .toList();
    }

    /** A task of another working tree is listed here too where this one's owner began it. */
    private boolean isHere(TaskState state) {
        return !(state instanceof TaskState.Absent)
                && Replay.task(state).where().tree().equals(tree.states().id());
    }

    private boolean isAtWork(TaskState state) {
        return switch (state) {
            case TaskState.Absent _, TaskState.Resting _, TaskState.Closed _ -> false;
            case TaskState.Inspecting _ -> true;
            case TaskState.Working working ->
                index.runOf(working.task().id()).map(this::isCalling).orElseGet(() -> isExpected(working.task()));
        };
    }

    private boolean isCalling(RunId run) {
        return RunState.of(index.trail(run).read().facts()).isCalling();
    }

    /** Work that nobody drives goes on until it is handed in, and again where it was sent back. */
    private static boolean isExpected(Task task) {
        return task.lastRound()
                .map(round -> switch (round.verdict()) {
                    case Verdict.Fix _, Verdict.NeedContext _ -> true;
                    case Verdict.CleanByFloor _, Verdict.Open _, Verdict.Owner _ -> false;
                })
                .orElse(true);
    }

    private static Optional<TreeState> first(Task task) {
        return switch (task.baseline()) {
            case Baseline.None _ -> Optional.empty();
            case Baseline.Taken taken -> Optional.of(taken.tree());
        };
    }

    /** The tree when the task's executor was last known to have stopped. */
    private Optional<TreeState> lastSeen(TaskState state) {
        Task task = Replay.task(state);
        List<RunFact> run =
                index.runOf(task.id()).map(id -> index.trail(id).read().facts()).orElse(List.of());
        return run.reversed().stream()
                .filter(RunFact.TreeSeen.class::isInstance)
                .map(RunFact.TreeSeen.class::cast)
                .map(RunFact.TreeSeen::tree)
                .findFirst()
                .or(() -> task.lastRound().map(round -> round.handIn().tree()));
    }

    /** The recorded states in their order, seen from one of them. */
    private record Line(List<TreeState> states, int from) {
        Line(TreeHistory history, TreeState from) {
            List<TreeState> states =
                    history.states().stream().map(TreeHistory.Seen::state).toList();
            this(states, states.indexOf(from));
        }

        boolean isLater(TreeState state) {
            return states.lastIndexOf(state) > from;
        }
    }
}
