package dev.locum.app.words;

import dev.locum.core.evidence.Check;
import dev.locum.core.evidence.CheckId;
import dev.locum.core.evidence.Evidence;
import dev.locum.core.evidence.EvidenceId;
import dev.locum.core.gate.GateFact;
import dev.locum.core.gate.HandIn;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What a task's findings point at: the checks that were asked of it and the evidence they left. */
public final class Exhibits {
    private final Map<String, Check> checks = new LinkedHashMap<>();
    private final Map<EvidenceId, Evidence> evidence = new LinkedHashMap<>();

    private Exhibits() {}

    /** Nothing to point at: sentences then do without commands and output. */
    public static Exhibits none() {
        return new Exhibits();
    }

    /** All that a task's trail holds. */
    public static Exhibits of(List<GateFact> trail) {
        Exhibits all = new Exhibits();
        for (GateFact fact : trail) {
            if (fact instanceof GateFact.HandedIn(int _, HandIn handIn)) {
                handIn.checks().forEach(all::add);
            } else if (fact instanceof GateFact.CheckAnswered(var _, Evidence piece)) {
                all.evidence.put(piece.id(), piece);
            }
        }
        return all;
    }

    /** What one look without a task produced, as {@code locum prove} does. */
    public static Exhibits of(List<Check> checks, List<Evidence> evidence) {
        Exhibits all = new Exhibits();
        checks.forEach(all::add);
        evidence.forEach(piece -> all.evidence.put(piece.id(), piece));
        return all;
    }

    Optional<Evidence> evidence(EvidenceId id) {
        return Optional.ofNullable(evidence.get(id));
    }

    /** The newest evidence of {@code check}. */
    Optional<Evidence> newest(CheckId check) {
        return evidence.values().stream()
                .filter(piece -> piece.check().equals(check))
                .reduce((_, later) -> later);
    }

    /** The check called {@code name}, where {@code name} is a check's and not a command's. */
    Optional<Check> check(String name) {
        return Optional.ofNullable(checks.get(name));
    }

    /** The command behind {@code run}, which is the name of a check or a command already. */
    String command(String run) {
        return check(run).map(Check::command).orElse(run);
    }

    private void add(Check check) {
        checks.put(check.id().value(), check);
    }
}
