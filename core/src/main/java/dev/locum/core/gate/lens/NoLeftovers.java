package dev.locum.core.gate.lens;

import dev.locum.core.gate.Lens;
import dev.locum.core.gate.Material;
import dev.locum.core.gate.verdict.Finding;
import dev.locum.core.gate.verdict.LensId;
import dev.locum.core.gate.verdict.LensLook;
import dev.locum.core.gate.verdict.Territory;

/** Was anything left behind that nobody would keep on purpose? */
final class NoLeftovers implements Lens {
    @Override
    public LensId id() {
        return LensId.LEFTOVERS;
    }

    @Override
    public LensLook look(Material material) {
        return switch (material.territory().changes()) {
            case Territory.Changes.NotRead notRead -> new LensLook.NotLooked(notRead.why());
            case Territory.Changes.Read read ->
                new LensLook.Looked(read.leftovers().stream()
                        .<Finding>map(left -> new Finding.LeftBehind(left, read.of(left.path())))
                        .toList());
        };
    }
}
