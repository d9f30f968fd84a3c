package dev.locum.core.gate;

import dev.locum.core.gate.verdict.Finding;
import java.util.List;

/** What the gate asks the owner. */
public sealed interface Ask {

    /** Unique within the task; the owner's answer names it. */
    String id();

    List<Finding> findings();

    /** Only the owner may let these findings pass. */
    record MayThisPass(String id, List<Finding> findings) implements Ask {
        public MayThisPass {
            findings = List.copyOf(findings);
        }
    }

    /** More rounds will not close these findings. */
    record Deadlock(String id, List<Finding> findings, Brake brake) implements Ask {
        public Deadlock {
            findings = List.copyOf(findings);
        }
    }
}
