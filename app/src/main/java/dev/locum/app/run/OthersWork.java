package dev.locum.app.run;

import dev.locum.app.store.codec.FactCodecs;
import dev.locum.app.store.tree.TreeStates;
import dev.locum.core.evidence.TreeState;
import dev.locum.core.gate.Baseline;
import dev.locum.core.gate.GateFact;
import dev.locum.core.gate.TaskId;
import dev.locum.core.ledger.Body;
import dev.locum.core.ledger.Ledger;
import dev.locum.core.ledger.Recorded;
import dev.locum.core.session.ProjectFact;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * What other tasks of a working tree handed in since a task's baseline. As long as it is as they left it, it may be theirs;
 * their own gate has judged it.
 */
final class OthersWork {
    private final Ledger ledger;
    private final TreeStates states;

    OthersWork(Ledger ledger, TreeStates states) {
        this.ledger = ledger;
        this.states = states;
    }

    /** The paths that others changed while {@code task} was open and that are in {@code now} as they handed them in. */
    SortedSet<String> since(TaskId task, TreeState now) {
        SortedSet<String> theirs = new TreeSet<>();
        OptionalLong begun = facts(task).stream()
                .filter(dated -> dated.fact() instanceof GateFact.BaselineTaken)
                .mapToLong(Dated::sequence)
                .findFirst();
        if (begun.isPresent()) {
            for (TaskId other : others(task)) {
                theirs.addAll(handedIn(facts(other), begun.getAsLong(), now));
            }
        }
        return theirs;
    }

    private SortedSet<String> handedIn(List<Dated> facts, long begun, TreeState now) {
        SortedSet<String> paths = new TreeSet<>();
        Baseline baseline = new Baseline.None();
        for (Dated dated : facts) {
            if (dated.fact() instanceof GateFact.BaselineTaken taken) {
                baseline = taken.baseline();
            } else if (dated.fact() instanceof GateFact.HandedIn handed
                    && dated.sequence() > begun
                    && baseline instanceof Baseline.Taken before) {
                SortedSet<String> changed = new TreeSet<>(
                        states.compare(before.tree(), handed.handIn().tree()).paths());
                changed.removeAll(states.compare(handed.handIn().tree(), now).paths());
                paths.addAll(changed);
            }
        }
        return paths;
    }

    private List<TaskId> others(TaskId task) {
        List<TaskId> others = new ArrayList<>();
        for (Recorded recorded : ledger.read(ProjectFact.stream(states.id()), 0)) {
            if (recorded.body() instanceof Body.Kept kept
                    && FactCodecs.PROJECT.decode(recorded.entry().kind(), kept.bytes())
                            instanceof ProjectFact.TaskListed(TaskId listed)
                    && !listed.equals(task)) {
                others.add(listed);
            }
        }
        return others;
    }

    /** A fact with its place among everything that was recorded. */
    private record Dated(long sequence, GateFact fact) {}

    /** The facts of a task of this very tree; none of one that was worked on elsewhere. */
    private List<Dated> facts(TaskId task) {
        List<Dated> facts = new ArrayList<>();
        for (Recorded recorded : ledger.read(task.stream(), 0)) {
            if (recorded.body() instanceof Body.Kept kept) {
                GateFact fact = FactCodecs.GATE.decode(recorded.entry().kind(), kept.bytes());
                facts.add(new Dated(recorded.entry().sequence(), fact));
                if (fact instanceof GateFact.TaskOpened opened
                        && !opened.where().tree().equals(states.id())) {
                    return List.of();
                }
            }
        }
        return facts;
    }
}
