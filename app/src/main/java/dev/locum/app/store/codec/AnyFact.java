package dev.locum.app.store.codec;

import dev.locum.core.accepted.AcceptedFact;
import dev.locum.core.evidence.tree.TreeFact;
import dev.locum.core.gate.GateFact;
import dev.locum.core.ledger.UnreadableFact;
import dev.locum.core.session.ProjectFact;
import dev.locum.core.session.RunFact;

/** A recorded fact of whichever family, for whoever reads the ledger as a whole. */
public sealed interface AnyFact {

    record OfTask(GateFact fact) implements AnyFact {}

    record OfRun(RunFact fact) implements AnyFact {}

    record OfProject(ProjectFact fact) implements AnyFact {}

    record OfTree(TreeFact fact) implements AnyFact {}

    record OfTexts(AcceptedFact fact) implements AnyFact {}

    /** This program cannot read it; a newer one may. */
    record Unread(UnreadableFact.Reason why) implements AnyFact {}
}
