package dev.locum.app.run;

import dev.locum.app.run.scratch.BaselineTestRunner;
import dev.locum.app.store.tree.TreeException;
import dev.locum.core.evidence.CheckRunner;
import dev.locum.core.gate.GateCommand;
import dev.locum.core.gate.GateFact;
import dev.locum.core.gate.TaskState;

/**
 * Performs what the gate asks of the outside, request by request, until it has none left.
 *
 * <p>Each answer is recorded before the next request is begun: after a crash the open ones are done again, the answered
 * ones are not. One thread per working tree.
 */
public final class Inspector {
    private final CheckRunner checks;
    private final TerritoryReader territory;
    private final BaselineTestRunner baselineTests;

    Inspector(CheckRunner checks, TerritoryReader territory, BaselineTestRunner baselineTests) {
        this.checks = checks;
        this.territory = territory;
        this.baselineTests = baselineTests;
    }

    /** Answers every open request of {@code trail}; gives the state once the gate has ruled. */
    public TaskState finish(TaskTrail trail) {
        TaskState state = trail.state();
        while (state instanceof TaskState.Inspecting inspecting) {
            state = trail.tell(answer(inspecting));
        }
        return state;
    }

    private GateCommand answer(TaskState.Inspecting at) {
        try {
            return switch (at.inspection().open().getFirst()) {
                case GateFact.CheckRequested asked ->
                    new GateCommand.AnswerCheck(
                            asked.request(),
                            checks.run(
                                    asked.check(),
                                    at.task().baseline().of(asked.check().id())));
                case GateFact.TerritoryRequested asked ->
                    new GateCommand.AnswerTerritory(asked.request(), territory.read(at.task(), at.inspection()));
                case GateFact.BaselineTestsRequested asked ->
                    new GateCommand.AnswerBaselineTests(
                            asked.request(), baselineTests.run(at.task(), at.inspection(), asked.changes()));
            };
        } catch (TreeException gone) {
            return new GateCommand.AbandonInspection(gone.problem().toString());
        }
    }
}
