package dev.locum.core.gate.verdict;

import java.util.List;

/** What came of one lens: never silence. */
public sealed interface LensLook {

    /** What was found; empty also where nothing was looked at, which is another thing: ask for the type. */
    default List<Finding> findings() {
        return switch (this) {
            case Looked(List<Finding> found) -> found;
            case NotLooked _ -> List.of();
        };
    }

    /** It looked; no findings means that nothing was found, not that nothing was sought. */
    record Looked(List<Finding> findings) implements LensLook {
        public Looked {
            findings = List.copyOf(findings);
        }
    }

    /** It could not look. The task cannot be clean by this hand-in. */
    record NotLooked(Why why) implements LensLook {}

    /** Why a lens could not look. */
    enum Why {
        NO_BASELINE,
        TREE_UNREADABLE,
        TREE_MOVED
    }
}
