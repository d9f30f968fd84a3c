package dev.locum.core.gate.lens;

import dev.locum.core.gate.Lens;
import java.util.List;

/** Every lens that is closed by code, in the order in which findings are told. */
public final class MechanicalLenses {
    public static final List<Lens> ALL = List.of(
            new ClaimsHold(),
            new DefinitionOfDone(),
            new TestsNotWeakened(),
            new MachineryNotBent(),
            new ScopeKept(),
            new NoLeftovers());

    private MechanicalLenses() {}
}
