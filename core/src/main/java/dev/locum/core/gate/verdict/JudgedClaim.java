package dev.locum.core.gate.verdict;

import dev.locum.core.evidence.claim.ClaimResult;
import dev.locum.core.evidence.claim.Stated;

/** A claim with what the territory says of it. */
public record JudgedClaim(Stated claim, ClaimResult result) {}
