package dev.locum.core.evidence;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * What is known of a check from earlier runs and bears on the meaning of the next.
 *
 * @param baseline its evidence at the task's baseline, where there is one
 * @param lastClean how many tests it ran in the last hand-in that was clean, or that the owner took as it was
 */
public record Precedent(Optional<Evidence> baseline, OptionalInt lastClean) {
    /** They print how many tests ran whether these are green or red; Gradle and a quiet Maven speak of red ones only. */
    private static final Set<String> ALWAYS_COUNTING =
            Set.of("cargo", "jest", "mocha", "node", "pytest", "unittest", "vitest");

    public static final Precedent NONE = new Precedent(Optional.empty(), OptionalInt.empty());

    /**
     * How many tests a hand-in may not fall below: those of the last clean run, or of the baseline where they were fewer
     * by then already, which is nobody's doing in this task. Empty at the baseline itself.
     */
    OptionalInt leastTests() {
        if (baseline.isEmpty() || lastClean.isEmpty()) {
            return OptionalInt.empty();
        }
        int then = baseline.get()
                .tests()
                .filter(TestReport::countsTests)
                .map(report -> report.tally().ran())
                .orElse(lastClean.getAsInt());
        return OptionalInt.of(Math.min(then, lastClean.getAsInt()));
    }

    /** Whether a run that prints no count of tests has lost the one that it would print whatever came of the tests. */
    boolean alwaysCounts() {
        return baseline.flatMap(Evidence::tests)
                .filter(report -> report.tally().ran() > 0)
                .filter(report -> ALWAYS_COUNTING.containsAll(report.runners()))
                .isPresent();
    }

    /** Whether it could be started at the baseline, so that the tools for it were there. */
    boolean started() {
        return baseline.map(Evidence::outcome).map(Precedent::started).orElse(false);
    }

    private static boolean started(CheckOutcome outcome) {
        return switch (outcome) {
            case CheckOutcome.Green _,
                    CheckOutcome.Red _,
                    CheckOutcome.TimedOut _,
                    CheckOutcome.Died _,
                    CheckOutcome.Uncounted _,
                    CheckOutcome.Flaky _,
                    CheckOutcome.TreeKeptMoving _ -> true;
            case CheckOutcome.CouldNotStart _, CheckOutcome.Cancelled _ -> false;
        };
    }
}
