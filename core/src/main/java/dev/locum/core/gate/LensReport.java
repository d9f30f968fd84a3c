package dev.locum.core.gate;

/** Which lens, and what came of it. */
public record LensReport(LensId lens, LensLook look) {}
