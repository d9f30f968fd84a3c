package dev.locum.core.gate;

import dev.locum.core.gate.verdict.LensId;
import dev.locum.core.gate.verdict.LensLook;

/** One question that the gate asks of a piece of work, closed by code alone. */
public interface Lens {
    LensId id();

    /** Looks at the work; the same material always gives the same look. */
    LensLook look(Material material);
}
