package dev.locum.app.run;

import dev.locum.app.store.FactStream;
import dev.locum.core.session.RunFact;
import dev.locum.core.session.RunState;
import java.util.function.Consumer;

/**
 * A driven run in the ledger.
 *
 * <p>Any thread may enter: an executor's own hand-in adds to the run while the run waits for the executor.
 */
public final class RunTrail {
    private final FactStream<RunFact> stream;
    private final Consumer<RunFact> watch;

    /** Every fact is handed to {@code watch} once it is recorded. */
    public RunTrail(FactStream<RunFact> stream, Consumer<RunFact> watch) {
        this.stream = stream;
        this.watch = watch;
    }

    public RunState state() {
        return RunState.of(stream.read().facts());
    }

    public void add(RunFact fact) {
        stream.add(fact);
        watch.accept(fact);
    }
}
