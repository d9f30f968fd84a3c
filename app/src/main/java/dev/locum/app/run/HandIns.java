package dev.locum.app.run;

import dev.locum.app.store.tree.TreeRecord;
import dev.locum.core.evidence.Check;
import dev.locum.core.evidence.TreeState;
import dev.locum.core.evidence.claim.Stated;
import dev.locum.core.evidence.tree.TreeFact;
import dev.locum.core.gate.Baseline;
import dev.locum.core.gate.HandIn;
import dev.locum.core.gate.Task;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.function.Function;
import java.util.function.Supplier;

/** Makes a hand-in of a report: the tree as it is now, the rules in force, and every claim in the report. */
public final class HandIns {
    private final TreeRecord tree;
    private final Supplier<Rules> rules;
    private final Function<String, List<Stated>> reader;

    /** {@code reader} finds the claims in a report's sentences. */
    HandIns(TreeRecord tree, Supplier<Rules> rules, Function<String, List<Stated>> reader) {
        this.tree = tree;
        this.rules = rules;
        this.reader = reader;
    }

    /** The hand-in of {@code report} as of now, with the claims that were {@code given} besides. */
    public HandIn compose(Task task, String report, List<Stated> given) {
        TreeState now = tree.take(TreeFact.Why.HAND_IN).state();
        Rules inForce = rules.get();
        List<Check> asked = new ArrayList<>();
        List<Check> spared = new ArrayList<>();
        for (Check check : inForce.checks()) {
            (concerns(check, task, now) ? asked : spared).add(check);
        }
        List<Stated> claims = new ArrayList<>(given);
        reader.apply(report).stream().filter(c -> !claims.contains(c)).forEach(claims::add);
        return new HandIn(now, inForce.accepted(), asked, spared, claims, report);
    }

    private boolean concerns(Check check, Task task, TreeState now) {
        if (check.paths().isEmpty()) {
            return true;
        }
        return switch (task.baseline()) {
            case Baseline.None _ -> true;
            case Baseline.Taken taken -> {
                SortedSet<String> changed =
                        tree.states().compare(taken.tree(), now).paths();
                yield check.paths().stream()
                        .map(glob -> FileSystems.getDefault().getPathMatcher("glob:" + glob))
                        .anyMatch(glob -> changed.stream().anyMatch(path -> glob.matches(Path.of(path))));
            }
        };
    }
}
