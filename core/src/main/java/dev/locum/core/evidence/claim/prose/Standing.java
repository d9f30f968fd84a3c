package dev.locum.core.evidence.claim.prose;

/** Whether a sentence can be the writer's own word about how things are now. */
enum Standing {
    ASSERTED,
    /** Under a heading or after a lead-in that makes it a plan, a requirement, an instruction, or somebody else's word. */
    ASIDE
}
