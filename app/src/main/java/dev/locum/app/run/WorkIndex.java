package dev.locum.app.run;

import dev.locum.app.store.FactStream;
import dev.locum.app.store.codec.FactCodecs;
import dev.locum.core.gate.GateFact;
import dev.locum.core.gate.Replay;
import dev.locum.core.gate.TaskId;
import dev.locum.core.gate.TaskState;
import dev.locum.core.ledger.Ledger;
import dev.locum.core.session.ProjectFact;
import dev.locum.core.session.RunFact;
import dev.locum.core.session.RunId;
import java.util.List;
import java.util.Optional;

/**
 * What was begun in one working tree, found again in the ledger.
 *
 * <p>Any thread may enter.
 */
final class WorkIndex {
    private final Ledger ledger;
    private final FactStream<ProjectFact> listed;

    /** {@code tree} names the working tree in the ledger. */
    WorkIndex(Ledger ledger, String tree) {
        this.ledger = ledger;
        this.listed = new FactStream<>(ledger, FactCodecs.PROJECT, ProjectFact.stream(tree));
    }

    /** Lists a task, or a run with its task, so that they are found from here. */
    void add(ProjectFact... facts) {
        listed.addAll(List.of(facts));
    }

    /** Every task, the newest first. */
    List<TaskId> tasks() {
        return listed.read().facts().reversed().stream()
                .filter(ProjectFact.TaskListed.class::isInstance)
                .map(ProjectFact.TaskListed.class::cast)
                .map(ProjectFact.TaskListed::task)
                .toList();
    }

    /** The newest run of a task. */
    Optional<RunId> runOf(TaskId task) {
        return listed.read().facts().reversed().stream()
                .filter(ProjectFact.RunListed.class::isInstance)
                .map(ProjectFact.RunListed.class::cast)
                .filter(run -> run.task().equals(task))
                .map(ProjectFact.RunListed::run)
                .findFirst();
    }

    FactStream<GateFact> trail(TaskId task) {
        return new FactStream<>(ledger, FactCodecs.GATE, task.stream());
    }

    FactStream<RunFact> trail(RunId run) {
        return new FactStream<>(ledger, FactCodecs.RUN, run.stream());
    }

    TaskState state(TaskId task) {
        return Replay.of(trail(task).read().facts());
    }
}
