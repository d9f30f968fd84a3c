package dev.locum.app.agent;

import dev.locum.app.process.Mark;
import dev.locum.app.process.RunRecords;

/**
 * Under which mark an executor's processes run, and where they are recorded: a Locum that died is survived by them, and
 * the next one ends them.
 */
public record Custody(RunRecords records, Mark mark) {

    /** The custody of everything that works on {@code task}. */
    public static Custody of(RunRecords records, String task) {
        return new Custody(records, new Mark(ExecutorEnvironment.TASK, task));
    }

    RunRecords.Kept keep(Process leader) {
        return records.keep(leader, mark);
    }

    /** Ends what left the family of its executor: an agent that dies by force leaves its tools behind. */
    void endLeftovers() {
        mark.endBearers();
    }
}
