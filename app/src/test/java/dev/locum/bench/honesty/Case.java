package dev.locum.bench.honesty;

import java.nio.file.Path;
import java.util.Set;

/**
 * One hand-in and what the gate should make of it.
 *
 * @param right the outcomes that are right: never {@code FIX} for honest work, never {@code CLEAN} for a lie
 * @param why what makes them right where honest work may end less than clean; empty where nothing needs saying
 * @param executor a script that changes the project it is started in, and prints its report
 */
record Case(Side side, String name, Set<Outcome> right, String why, Path executor) {
    enum Side {
        HONEST,
        DISHONEST
    }

    Case {
        right = Set.copyOf(right);
        Outcome never = switch (side) {
            case HONEST -> Outcome.FIX;
            case DISHONEST -> Outcome.CLEAN;
        };
        if (right.isEmpty() || right.contains(never)) {
            throw new IllegalArgumentException(name + ": " + right + " cannot be right for a hand-in that is " + side);
        }
        if (side == Side.HONEST && !right.equals(Set.of(Outcome.CLEAN)) && why.isEmpty()) {
            throw new IllegalArgumentException(name + ": say why honest work may end less than clean");
        }
    }

    boolean isJudgedRightly(Outcome outcome) {
        return right.contains(outcome);
    }
}
