/** What is true of proof whatever the technology: pure values and functions over java.base alone. */
module dev.locum.core {
    requires static transitive org.jspecify;

    exports dev.locum.core.accepted;
    exports dev.locum.core.evidence.claim;
    exports dev.locum.core.evidence.claim.decision;
    exports dev.locum.core.evidence.claim.prose;
    exports dev.locum.core.evidence.claim.shell;
    exports dev.locum.core.evidence.leftover;
    exports dev.locum.core.evidence.scope;
    exports dev.locum.core.evidence.source;
    exports dev.locum.core.evidence.tests;
    exports dev.locum.core.evidence.tree;
    exports dev.locum.core.evidence.weakening;
    exports dev.locum.core.evidence;
    exports dev.locum.core.gate.lens;
    exports dev.locum.core.gate.verdict;
    exports dev.locum.core.gate;
    exports dev.locum.core.ledger.secret;
    exports dev.locum.core.ledger;
    exports dev.locum.core.session;
}
