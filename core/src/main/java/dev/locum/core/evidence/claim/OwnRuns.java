package dev.locum.core.evidence.claim;

import java.util.List;

/** The session's own runs, as far as anybody watched it. */
public sealed interface OwnRuns {

    /** The session was watched: these are all of its bare runs in this task. */
    record Watched(List<OwnRun> runs) implements OwnRuns {
        public Watched {
            runs = List.copyOf(runs);
        }
    }

    /** Nobody watched: what is not here may still have been run. */
    record Unwatched() implements OwnRuns {}

    /** The runs known. */
    default List<OwnRun> known() {
        return switch (this) {
            case Watched watched -> watched.runs();
            case Unwatched _ -> List.of();
        };
    }
}
