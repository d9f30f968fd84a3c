package dev.locum.app.run.scratch;

import dev.locum.core.evidence.weakening.TestChange;
import dev.locum.core.gate.Inspection;
import dev.locum.core.gate.Task;
import dev.locum.core.gate.verdict.BaselineTests;
import java.util.List;

/** Runs the baseline's version of weakened tests against the new code, away from the user's tree. */
@FunctionalInterface
public interface BaselineTestRunner {
    BaselineTests run(Task task, Inspection inspection, List<TestChange> changes);
}
