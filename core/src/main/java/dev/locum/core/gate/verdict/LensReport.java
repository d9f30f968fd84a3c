package dev.locum.core.gate.verdict;

/** Which lens, and what came of it. */
public record LensReport(LensId lens, LensLook look) {}
