package dev.locum.core.session;

import dev.locum.core.evidence.TreeState;
import dev.locum.core.evidence.claim.Stated;
import java.time.Instant;
import java.util.List;

/** What happened in a driven run. A recorded fact never changes its meaning. */
public sealed interface RunFact {

    record RunStarted(RunId run, RunOrder order, Instant at) implements RunFact {}

    /** The working tree just before the executor got the word, or just after it gave it back. */
    record TreeSeen(TreeState tree) implements RunFact {}

    record CallStarted(int call, CallInput input) implements RunFact {}

    /** The executor's program named its session: the next call can take it up again. */
    record SessionNamed(String session) implements RunFact {}

    /** What the executor claimed of its own accord while it worked; it counts when the call is handed in. */
    record ClaimsGiven(List<Stated> claims) implements RunFact {
        public ClaimsGiven {
            claims = List.copyOf(claims);
        }
    }

    record CallEnded(int call, ExecutorOutcome outcome, Cost cost) implements RunFact {}

    /** What the call reported was handed in and became the gate's round {@code round}. */
    record CallJudged(int call, int round) implements RunFact {}

    /** Nothing happens until then, at no cost. */
    record RestBegan(Instant until) implements RunFact {}

    record RunEnded(RunEnd how) implements RunFact {}

    /** An ended run goes on with {@code with}; its limits count from {@code rounds} judged rounds and {@code at} on. */
    record RunResumed(CallInput with, int rounds, Instant at) implements RunFact {}
}
