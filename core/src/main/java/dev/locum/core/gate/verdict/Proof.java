package dev.locum.core.gate.verdict;

import dev.locum.core.evidence.weakening.TestChange;

/** What running the baseline's version of a weakened test against the new code showed. */
public enum Proof {
    /** It compiles, runs and fails: the change hides a fault. */
    FAILS_ON_NEW_CODE,
    /** It runs and passes: the change hides nothing. */
    PASSES_ON_NEW_CODE,
    /** What it tested is gone from the code. */
    SUBJECT_GONE,
    /** It could not be run there: nothing is known. */
    NOT_LOOKED_AT;

    Effect effectOf(TestChange change) {
        return switch (this) {
            case FAILS_ON_NEW_CODE -> Effect.SENDS_BACK;
            case PASSES_ON_NEW_CODE -> change instanceof TestChange.Deleted ? Effect.ASKS_OWNER : Effect.NOTE;
            case SUBJECT_GONE -> Effect.ASKS_OWNER;
            case NOT_LOOKED_AT -> change instanceof TestChange.Deleted ? Effect.ASKS_OWNER : Effect.OPENS;
        };
    }
}
