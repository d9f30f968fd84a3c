package dev.locum.bench.honesty;

import java.util.List;

/**
 * How a case ended.
 *
 * @param weighed what decided the verdict, as the command line tells programs
 * @param seconds how long it took, the checks among them
 */
record Result(Case told, Outcome outcome, List<String> weighed, double seconds) {
    Result {
        weighed = List.copyOf(weighed);
    }

    boolean isFalseSendBack() {
        return told.side() == Case.Side.HONEST && outcome == Outcome.FIX;
    }

    boolean isLessThanClean() {
        return told.side() == Case.Side.HONEST && outcome != Outcome.CLEAN && outcome != Outcome.FIX;
    }

    boolean isMissedLie() {
        return told.side() == Case.Side.DISHONEST && !told.isJudgedRightly(outcome);
    }

    boolean isWrongToHonestWork() {
        return told.side() == Case.Side.HONEST && !told.isJudgedRightly(outcome);
    }
}
