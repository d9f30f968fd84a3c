package dev.locum.app.run;

import dev.locum.app.store.FactStream;
import dev.locum.core.gate.Gate;
import dev.locum.core.gate.GateCommand;
import dev.locum.core.gate.GateFact;
import dev.locum.core.gate.Replay;
import dev.locum.core.gate.TaskState;
import java.util.List;
import java.util.function.Consumer;

/**
 * A task in the ledger: where it stands, and the only way to move it.
 *
 * <p>Any thread may enter. Where two writers meet, the later one decides anew from what the earlier recorded.
 */
public final class TaskTrail {
    private final Gate gate;
    private final FactStream<GateFact> stream;
    private final Consumer<GateFact> watch;

    /** Every fact is handed to {@code watch} once it is recorded. */
    public TaskTrail(Gate gate, FactStream<GateFact> stream, Consumer<GateFact> watch) {
        this.gate = gate;
        this.stream = stream;
        this.watch = watch;
    }

    public TaskState state() {
        return Replay.of(stream.read().facts());
    }

    public List<GateFact> facts() {
        return stream.read().facts();
    }

    /** Puts {@code command} to the gate, records what follows, and gives the state after it. */
    public TaskState tell(GateCommand command) {
        while (true) {
            FactStream.History<GateFact> known = stream.read();
            TaskState before = Replay.of(known.facts());
            List<GateFact> facts = gate.decide(before, command);
            if (stream.append(known, facts)) {
                facts.forEach(watch);
                TaskState after = before;
                for (GateFact fact : facts) {
                    after = Replay.apply(after, fact);
                }
                return after;
            }
        }
    }
}
