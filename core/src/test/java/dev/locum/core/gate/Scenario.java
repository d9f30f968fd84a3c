package dev.locum.core.gate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locum.core.evidence.Evidence;
import dev.locum.core.gate.lens.MechanicalLenses;
import dev.locum.core.gate.verdict.BaselineTests;
import dev.locum.core.gate.verdict.Finding;
import dev.locum.core.gate.verdict.JudgedClaim;
import dev.locum.core.gate.verdict.Territory;
import dev.locum.core.gate.verdict.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * A task told step by step: these commands in, exactly these facts out.
 *
 * <p>After every step the replay of all facts must equal the live state, and the step must be a way of the table.
 */
final class Scenario {
    private final Gate gate = new Gate(MechanicalLenses.ALL);
    private final Set<Transition> visited;
    private final List<GateFact> trail = new ArrayList<>();
    private TaskState state = new TaskState.Absent();
    private List<GateFact> last = List.of();

    Scenario(Set<Transition> visited) {
        this.visited = visited;
    }

    Scenario opened(Baseline.Taken baseline) {
        return does(new GateCommand.OpenTask(Samples.TASK, "mend it", Origin.DRIVEN_RUN, Samples.WHERE))
                .does(new GateCommand.SetBaseline(baseline));
    }

    Scenario openedWithoutBaseline() {
        return does(new GateCommand.OpenTask(Samples.TASK, "mend it", Origin.HAND_IN, Samples.WHERE));
    }

    Scenario does(GateCommand command) {
        StateKind from = StateKind.of(state);
        last = gate.decide(state, command);
        for (GateFact fact : last) {
            state = Replay.apply(state, fact);
            trail.add(fact);
        }
        assertEquals(Replay.of(trail), state, "replay equals the live state");
        boolean moved = last.stream().anyMatch(fact -> !(fact instanceof GateFact.Refused));
        if (moved) {
            Transition taken = new Transition(from, CommandKind.of(command), StateKind.of(state));
            assertTrue(Transition.TABLE.contains(taken), "not in the table: " + taken);
            visited.add(taken);
        }
        return this;
    }

    Scenario submits(HandIn handIn) {
        return does(new GateCommand.Submit(handIn));
    }

    Scenario checkSays(Evidence evidence) {
        return does(new GateCommand.AnswerCheck(theOpenRequest(), evidence));
    }

    Scenario treeReads(Territory.Changes changes, JudgedClaim... claims) {
        return does(new GateCommand.AnswerTerritory(
                theOpenRequest(), Samples.territory(inspection().settled(), changes, claims)));
    }

    Scenario baselineTestsSay(BaselineTests tests) {
        return does(new GateCommand.AnswerBaselineTests(theOpenRequest(), tests));
    }

    Scenario ownerSays(Answer answer) {
        TaskState.Resting resting = assertInstanceOf(TaskState.Resting.class, state);
        return does(new GateCommand.AnswerAsk(resting.ask().id(), answer));
    }

    /** One whole round: hand-in, the check's word, the reading of the tree. */
    Scenario round(HandIn handIn, Evidence evidence, Territory.Changes changes, JudgedClaim... claims) {
        return submits(handIn).checkSays(evidence).treeReads(changes, claims);
    }

    Scenario verdict(Class<? extends Verdict> kind) {
        assertInstanceOf(kind, lastRound().verdict());
        return this;
    }

    Scenario in(StateKind kind) {
        assertEquals(kind, StateKind.of(state));
        return this;
    }

    Scenario refused() {
        assertEquals(1, last.size());
        assertInstanceOf(GateFact.Refused.class, last.getFirst());
        return this;
    }

    Scenario nothingHappened() {
        assertEquals(List.of(), last);
        return this;
    }

    Judged lastRound() {
        return Replay.task(state).lastRound().orElseThrow();
    }

    <F extends GateFact> F lastFact(Class<F> kind) {
        return last.stream()
                .filter(kind::isInstance)
                .map(kind::cast)
                .findFirst()
                .orElseThrow();
    }

    <F extends Finding> F finding(Class<F> kind) {
        return lastRound().findings().stream()
                .filter(kind::isInstance)
                .map(kind::cast)
                .findFirst()
                .orElseThrow(() -> new AssertionError(
                        "no " + kind.getSimpleName() + " among " + lastRound().findings()));
    }

    TaskState state() {
        return state;
    }

    RequestId theOpenRequest() {
        return inspection().open().getFirst().request();
    }

    private Inspection inspection() {
        return assertInstanceOf(TaskState.Inspecting.class, state).inspection();
    }
}
