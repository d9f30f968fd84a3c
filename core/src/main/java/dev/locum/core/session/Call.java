package dev.locum.core.session;

import dev.locum.core.evidence.claim.Stated;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * One call of the executor.
 *
 * @param number counted from 1 within the run
 * @param input what it was told
 * @param outcome how it ended; empty while it works, and for ever where Locum died meanwhile
 * @param cost what it used
 * @param claims what the executor claimed of its own accord while it worked
 * @param handedIn the gate's round that judged it
 */
public record Call(
        int number,
        CallInput input,
        Optional<ExecutorOutcome> outcome,
        Cost cost,
        List<Stated> claims,
        OptionalInt handedIn) {
    public Call {
        claims = List.copyOf(claims);
    }

    static Call started(int number, CallInput input) {
        return new Call(number, input, Optional.empty(), Cost.UNKNOWN, List.of(), OptionalInt.empty());
    }

    Call ended(ExecutorOutcome how, Cost used) {
        return new Call(number, input, Optional.of(how), used, claims, handedIn);
    }

    Call judgedIn(int round) {
        return new Call(number, input, outcome, cost, claims, OptionalInt.of(round));
    }

    Call claiming(List<Stated> more) {
        List<Stated> all = new ArrayList<>(claims);
        more.stream().filter(claim -> !all.contains(claim)).forEach(all::add);
        return new Call(number, input, outcome, cost, all, handedIn);
    }
}
