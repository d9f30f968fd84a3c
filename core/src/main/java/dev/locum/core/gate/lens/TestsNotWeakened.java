package dev.locum.core.gate.lens;

import dev.locum.core.gate.Lens;
import dev.locum.core.gate.Material;
import dev.locum.core.gate.verdict.Finding;
import dev.locum.core.gate.verdict.LensId;
import dev.locum.core.gate.verdict.LensLook;
import dev.locum.core.gate.verdict.Territory;
import java.util.List;

/** Do the tests of the baseline still ask as much as they did? */
final class TestsNotWeakened implements Lens {
    @Override
    public LensId id() {
        return LensId.TESTS;
    }

    @Override
    public LensLook look(Material material) {
        return switch (material.territory().changes()) {
            case Territory.Changes.NotRead notRead -> new LensLook.NotLooked(notRead.why());
            case Territory.Changes.Read read -> new LensLook.Looked(findings(material, read));
        };
    }

    private static List<Finding> findings(Material material, Territory.Changes.Read read) {
        return read.tests().stream()
                .<Finding>map(change -> new Finding.TestWeakened(
                        change, material.baselineTests().of(change), read.of(change.file())))
                .toList();
    }
}
