package dev.locum.core.session;

import java.util.Optional;
import java.util.OptionalInt;

/**
 * One call of the executor.
 *
 * @param number counted from 1 within the run
 * @param input what it was told
 * @param outcome how it ended; empty while it works, and for ever where Locum died meanwhile
 * @param cost what it used
 * @param handedIn the gate's round that judged it
 */
public record Call(int number, CallInput input, Optional<ExecutorOutcome> outcome, Cost cost, OptionalInt handedIn) {

    static Call started(int number, CallInput input) {
        return new Call(number, input, Optional.empty(), Cost.UNKNOWN, OptionalInt.empty());
    }

    Call ended(ExecutorOutcome how, Cost used) {
        return new Call(number, input, Optional.of(how), used, handedIn);
    }

    Call judgedIn(int round) {
        return new Call(number, input, outcome, cost, OptionalInt.of(round));
    }
}
