package dev.locum.core.gate.verdict;

import java.util.List;

/** The gate's answer to a hand-in. There is no "clean except": clean carries nothing. */
public sealed interface Verdict {

    /** Every accepted check is green on fresh evidence and nothing speaks against the work. No model has looked. */
    record CleanByFloor() implements Verdict {}

    /** Let through and shown, never clean. After a brake it holds what could not be closed. */
    record Open(List<Finding> because) implements Verdict {
        public Open {
            because = List.copyOf(because);
        }
    }

    /** Goes back to the executor with what to mend. */
    record Fix(List<Finding> findings) implements Verdict {
        public Fix {
            findings = List.copyOf(findings);
        }
    }

    /** Waits for the owner, who alone may let this pass. */
    record Owner(List<Finding> findings) implements Verdict {
        public Owner {
            findings = List.copyOf(findings);
        }
    }

    /** There is nothing to judge: no change since the baseline, no claim and no word. */
    record NeedContext() implements Verdict {}
}
