package dev.locum.app.run;

import dev.locum.app.store.tree.TreeStates;
import dev.locum.core.evidence.TreeState;
import dev.locum.core.evidence.tree.Difference;
import dev.locum.core.gate.Baseline;
import dev.locum.core.gate.Inspection;
import dev.locum.core.gate.Task;
import dev.locum.core.gate.verdict.Attribution;
import dev.locum.core.gate.verdict.Window;
import dev.locum.core.session.Windows;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/** Says of every changed path whose change it is, from what is on record of the task and of its neighbours. */
final class Authorship {
    private final TreeStates states;
    private final WorkIndex index;
    private final Neighbours neighbours;

    Authorship(TreeStates states, WorkIndex index, Neighbours neighbours) {
        this.states = states;
        this.index = index;
        this.neighbours = neighbours;
    }

    /** {@code difference} is what changed from the baseline to the hand-in. */
    SortedMap<String, Attribution> of(
            Task task, Baseline.Taken baseline, Inspection inspection, Difference difference) {
        SortedMap<String, Attribution> known = inWindows(task, difference);
        Set<String> made = madeByChecks(baseline, inspection);
        SortedMap<String, Attribution> paths = new TreeMap<>();
        for (String path : difference.paths()) {
            paths.put(
                    path,
                    made.contains(path) ? Attribution.UNATTRIBUTED : known.getOrDefault(path, Attribution.ATTRIBUTED));
        }
        return paths;
    }

    private SortedMap<String, Attribution> inWindows(Task task, Difference difference) {
        SortedMap<String, Attribution> paths = new TreeMap<>();
        for (Window window : own(task, difference.from(), difference.to())) {
            add(window, paths);
        }
        for (Window window : neighbours.windows(task.id(), difference.from(), difference.to())) {
            add(window, paths);
        }
        return paths;
    }

    private List<Window> own(Task task, TreeState baseline, TreeState now) {
        return index.runOf(task.id())
                .map(run -> Windows.of(baseline, index.trail(run).read().facts(), now))
                .orElseGet(() -> Windows.ofHand(baseline, now));
    }

    private void add(Window window, SortedMap<String, Attribution> paths) {
        for (String path : states.compare(window.from(), window.to()).paths()) {
            paths.merge(path, window.whose(), Attribution::and);
        }
    }

    /** What checks leave in the tree is nobody's change. */
    private static Set<String> madeByChecks(Baseline.Taken baseline, Inspection inspection) {
        Set<String> made = new HashSet<>();
        baseline.evidence().forEach(evidence -> made.addAll(evidence.binding().made()));
        inspection.evidence().forEach(evidence -> made.addAll(evidence.binding().made()));
        return made;
    }
}
