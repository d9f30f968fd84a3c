package dev.locum.core.evidence;

import dev.locum.core.evidence.CheckOutcome.Flaky;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * When one run of a check is believed, and when it is run once more.
 *
 * <ul>
 *   <li>A run that says nothing about the work (could not start, at its limit, died, given up) stands as it is.
 *   <li>A run during which the tree moved is repeated once; it counts when the repetition leaves the tree still.
 *   <li>A red that was green at the baseline is run once more on the same tree before anybody is blamed.
 *   <li>Two results on one tree are flaky.
 * </ul>
 */
public final class Corroboration {
    private Corroboration() {}

    /** A run and what it says by itself. */
    public record Measured(Trial trial, CheckOutcome outcome) {}

    /** What to do after some runs of one check. */
    public sealed interface Step {
        record RunAgain(Reason reason) implements Step {}

        /** The outcome is believed. */
        record Believed(CheckOutcome outcome) implements Step {}

        /** The tree does not come to rest: nothing was shown. */
        record NeverStill() implements Step {}
    }

    /** Why a check is run again. */
    public enum Reason {
        TREE_MOVED,
        WAS_GREEN_AT_BASELINE
    }

    /** @param runs all runs so far in their order, at least one */
    public static Step after(List<Measured> runs, Optional<Evidence> baseline) {
        Measured last = runs.getLast();
        if (!saysSomething(last.outcome())) {
            return new Step.Believed(last.outcome());
        }
        int moves = moves(runs);
        if (moves > 1) {
            return new Step.NeverStill();
        }
        if (!last.trial().leftTreeStill()) {
            return new Step.RunAgain(Reason.TREE_MOVED);
        }
        List<Measured> same = onTreeOf(last, runs);
        Optional<Flaky> flaky =
                same.stream().flatMap(run -> wavers(run, last).stream()).findFirst();
        if (flaky.isPresent()) {
            return new Step.Believed(flaky.get());
        }
        return same.size() == 1 && contradicts(last, baseline)
                ? new Step.RunAgain(Reason.WAS_GREEN_AT_BASELINE)
                : new Step.Believed(last.outcome());
    }

    private static boolean saysSomething(CheckOutcome outcome) {
        return switch (outcome) {
            case CheckOutcome.Green _, CheckOutcome.Red _, CheckOutcome.Uncounted _ -> true;
            case CheckOutcome.CouldNotStart _,
                    CheckOutcome.TimedOut _,
                    CheckOutcome.Died _,
                    CheckOutcome.Flaky _,
                    CheckOutcome.TreeKeptMoving _,
                    CheckOutcome.Cancelled _ -> false;
        };
    }

    /** How often the tree moved: during a run, or by somebody else's hand between two. */
    private static int moves(List<Measured> runs) {
        int moves = 0;
        TreeState at = runs.getFirst().trial().before();
        for (Measured run : runs) {
            moves += run.trial().before().equals(at) ? 0 : 1;
            moves += run.trial().leftTreeStill() ? 0 : 1;
            at = run.trial().after();
        }
        return moves;
    }

    private static List<Measured> onTreeOf(Measured last, List<Measured> runs) {
        List<Measured> same = new ArrayList<>();
        for (Measured run : runs) {
            if (run.trial().leftTreeStill()
                    && run.trial().before().equals(last.trial().before())) {
                same.add(run);
            }
        }
        return same;
    }

    private static Optional<Flaky> wavers(Measured one, Measured two) {
        SortedSet<TestName> both = new TreeSet<>(reds(one.trial().tests()));
        both.retainAll(reds(two.trial().tests()));
        SortedSet<TestName> wavering = new TreeSet<>(reds(one.trial().tests()));
        wavering.addAll(reds(two.trial().tests()));
        wavering.removeAll(both);
        boolean otherColour = !one.outcome().getClass().equals(two.outcome().getClass());
        return otherColour || !wavering.isEmpty() ? Optional.of(new Flaky(List.copyOf(wavering))) : Optional.empty();
    }

    private static boolean contradicts(Measured now, Optional<Evidence> baseline) {
        return now.outcome() instanceof CheckOutcome.Red
                && baseline.map(before -> wasBetter(before, now.trial())).orElse(false);
    }

    private static boolean wasBetter(Evidence before, Trial now) {
        return switch (before.outcome()) {
            case CheckOutcome.Green _, CheckOutcome.Uncounted _, CheckOutcome.Flaky _ -> true;
            case CheckOutcome.Red _ -> !reds(before.tests()).containsAll(reds(now.tests()));
            case CheckOutcome.CouldNotStart _,
                    CheckOutcome.TimedOut _,
                    CheckOutcome.Died _,
                    CheckOutcome.TreeKeptMoving _,
                    CheckOutcome.Cancelled _ -> false;
        };
    }

    private static SortedSet<TestName> reds(Optional<TestReport> tests) {
        return tests.map(TestReport::red).orElseGet(TreeSet::new);
    }
}
