package dev.locum.core.evidence.tests;

/** How one test ended. A test that errored is red; one that was expected to fail and did counts as skipped. */
public enum TestResult {
    GREEN,
    RED,
    SKIPPED
}
