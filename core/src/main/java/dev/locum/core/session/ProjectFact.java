package dev.locum.core.session;

import dev.locum.core.gate.TaskId;
import dev.locum.core.ledger.StreamName;

/** What was begun in a working tree: the index by which open work is found again. */
public sealed interface ProjectFact {

    record TaskListed(TaskId task) implements ProjectFact {}

    record RunListed(RunId run, TaskId task) implements ProjectFact {}

    /** The stream that lists the work of the working tree {@code tree}. */
    static StreamName stream(String tree) {
        return new StreamName("project/" + tree);
    }
}
