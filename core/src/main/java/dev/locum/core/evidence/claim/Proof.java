package dev.locum.core.evidence.claim;

import dev.locum.core.evidence.EvidenceId;
import dev.locum.core.evidence.TreeState;
import java.util.List;

/** What showed a claim true. */
public sealed interface Proof {

    /** Recorded runs, all at this tree state. */
    record ByRuns(List<EvidenceId> runs, TreeState tree) implements Proof {
        public ByRuns {
            runs = List.copyOf(runs);
        }
    }

    /** The gate's own reading of files or of git. */
    record ByReading(ReadingRequest request) implements Proof {}
}
