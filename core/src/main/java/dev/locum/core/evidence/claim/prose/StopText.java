package dev.locum.core.evidence.claim.prose;

import dev.locum.core.evidence.claim.Source;

/** What the text at a stop says the stop is. Doubt means work in progress. */
public sealed interface StopText {

    /** It says that it waits for the owner. */
    record WaitsForOwner(Source.Sentence by) implements StopText {}

    /** It ends with a question that the work depends on; an offer after finished work is none. */
    record AsksOwner(Source.Sentence by) implements StopText {}

    /** An unhedged, un-negated sentence says that the whole task is finished, and none says that work is left. */
    record SaysDone(Source.Sentence by) implements StopText {}

    /** It says that it waits for something that runs. */
    record WaitsForWork(Source.Sentence by) implements StopText {}

    record InProgress() implements StopText {}
}
