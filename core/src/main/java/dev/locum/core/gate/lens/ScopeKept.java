package dev.locum.core.gate.lens;

import dev.locum.core.gate.Lens;
import dev.locum.core.gate.Material;
import dev.locum.core.gate.Task;
import dev.locum.core.gate.verdict.Finding;
import dev.locum.core.gate.verdict.LensId;
import dev.locum.core.gate.verdict.LensLook;
import dev.locum.core.gate.verdict.Territory;
import java.util.ArrayList;
import java.util.List;

/** Does the change stay where the owner allows it, in plain sight of git? */
final class ScopeKept implements Lens {
    @Override
    public LensId id() {
        return LensId.SCOPE;
    }

    @Override
    public LensLook look(Material material) {
        return switch (material.territory().changes()) {
            case Territory.Changes.NotRead notRead -> new LensLook.NotLooked(notRead.why());
            case Territory.Changes.Read read -> new LensLook.Looked(findings(material, read));
        };
    }

    private static List<Finding> findings(Material material, Territory.Changes.Read read) {
        List<Finding> findings = new ArrayList<>();
        read.breaches()
                .forEach(breach ->
                        findings.add(new Finding.ForbiddenPath(breach.path(), breach.glob(), read.of(breach.path()))));
        material.territory()
                .hidden()
                .forEach((path, bit) ->
                        findings.add(new Finding.HiddenByIndex(path, bit, toldBefore(material.task(), path))));
        return findings;
    }

    private static boolean toldBefore(Task task, String path) {
        return task.rounds().stream()
                .flatMap(round -> round.findings().stream())
                .anyMatch(finding -> finding instanceof Finding.HiddenByIndex hidden
                        && hidden.path().equals(path));
    }
}
