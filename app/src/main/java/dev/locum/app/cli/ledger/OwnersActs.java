package dev.locum.app.cli.ledger;

import dev.locum.app.store.codec.AnyFact;
import dev.locum.app.store.codec.FactCodecs;
import dev.locum.core.gate.Closing;
import dev.locum.core.gate.GateFact;
import dev.locum.core.ledger.Body;
import dev.locum.core.ledger.Kind;
import dev.locum.core.ledger.Recorded;
import dev.locum.core.ledger.StreamName;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Counts what a ledger records as done by the owner: texts accepted, questions answered, tasks closed by hand. None of
 * these is signed yet.
 */
final class OwnersActs implements Consumer<Recorded> {
    private static final Kind CLOSED = new Kind("task-closed");
    private static final Kind ANSWERED = new Kind("owner-answered");
    private static final Set<Kind> ALWAYS = Set.of(new Kind("text-accepted"), ANSWERED);

    /** Streams in which the owner's answer came last: a closing behind it is the same act. */
    private final Set<StreamName> answered = new HashSet<>();

    private long count;

    @Override
    public void accept(Recorded recorded) {
        Kind kind = recorded.entry().kind();
        StreamName stream = recorded.entry().stream();
        boolean follows = answered.remove(stream);
        if (kind.equals(ANSWERED)) {
            answered.add(stream);
        }
        if (kind.equals(CLOSED) ? !follows && byHand(recorded) : ALWAYS.contains(kind)) {
            count++;
        }
    }

    long count() {
        return count;
    }

    /** An erased closing does not say whose it was. */
    private static boolean byHand(Recorded recorded) {
        return recorded.body() instanceof Body.Kept kept
                && FactCodecs.read(recorded.entry().kind(), kept.bytes())
                        instanceof AnyFact.OfTask(GateFact.TaskClosed(Closing how))
                && !(how instanceof Closing.Clean);
    }
}
