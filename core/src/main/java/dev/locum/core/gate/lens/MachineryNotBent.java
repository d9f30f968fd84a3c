package dev.locum.core.gate.lens;

import dev.locum.core.gate.Lens;
import dev.locum.core.gate.Material;
import dev.locum.core.gate.verdict.Finding;
import dev.locum.core.gate.verdict.LensId;
import dev.locum.core.gate.verdict.LensLook;
import dev.locum.core.gate.verdict.Territory;

/** Do the accepted checks still mean what they meant at the baseline? */
final class MachineryNotBent implements Lens {
    @Override
    public LensId id() {
        return LensId.MACHINERY;
    }

    @Override
    public LensLook look(Material material) {
        return switch (material.territory().changes()) {
            case Territory.Changes.NotRead notRead -> new LensLook.NotLooked(notRead.why());
            case Territory.Changes.Read read ->
                new LensLook.Looked(read.machinery().stream()
                        .<Finding>map(change -> new Finding.MachineryChanged(change, read.of(change.file())))
                        .toList());
        };
    }
}
