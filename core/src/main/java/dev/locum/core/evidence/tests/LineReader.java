package dev.locum.core.evidence.tests;

import dev.locum.core.evidence.TestReport;
import java.util.Optional;

/**
 * Recognises what one test runner prints. It is fed every line of a check's output and keeps counts and a bounded
 * number of names, never lines, so that a flood costs no memory.
 */
interface LineReader {

    /** Looks at the next line, without colours and line end. */
    void line(String line);

    /** What was recognised so far; empty while the runner has not closed. */
    Optional<TestReport> report();
}
