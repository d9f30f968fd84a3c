package dev.locum.core.gate;

import dev.locum.core.evidence.weakening.TestChange;
import dev.locum.core.gate.verdict.Attribution;
import dev.locum.core.gate.verdict.Territory;
import java.util.List;

/** The weakened tests whose earlier version is worth running against the new code. */
final class Suspects {
    private Suspects() {}

    static List<TestChange> in(Territory territory) {
        return switch (territory.changes()) {
            case Territory.Changes.NotRead _ -> List.of();
            case Territory.Changes.Read read ->
                read.tests().stream()
                        .filter(TestChange::weakens)
                        .filter(change -> read.of(change.file()) == Attribution.ATTRIBUTED)
                        .toList();
        };
    }
}
