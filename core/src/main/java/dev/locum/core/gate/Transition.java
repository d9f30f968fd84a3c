package dev.locum.core.gate;

import static dev.locum.core.gate.CommandKind.ABANDON_INSPECTION;
import static dev.locum.core.gate.CommandKind.ANSWER_ASK;
import static dev.locum.core.gate.CommandKind.ANSWER_BASELINE_TESTS;
import static dev.locum.core.gate.CommandKind.ANSWER_CHECK;
import static dev.locum.core.gate.CommandKind.ANSWER_TERRITORY;
import static dev.locum.core.gate.CommandKind.CLOSE_BY_OWNER;
import static dev.locum.core.gate.CommandKind.OPEN_TASK;
import static dev.locum.core.gate.CommandKind.SET_BASELINE;
import static dev.locum.core.gate.CommandKind.SUBMIT;
import static dev.locum.core.gate.StateKind.ABSENT;
import static dev.locum.core.gate.StateKind.CLOSED;
import static dev.locum.core.gate.StateKind.INSPECTING;
import static dev.locum.core.gate.StateKind.RESTING;
import static dev.locum.core.gate.StateKind.WORKING;

import java.util.List;

/**
 * One way from state to state. What is not listed is refused.
 *
 * @param from where the task stands
 * @param command what is asked
 * @param to where it stands afterwards
 */
public record Transition(StateKind from, CommandKind command, StateKind to) {

    /** Every way there is: {@code docs/gate.md} is generated from it. */
    public static final List<Transition> TABLE = List.of(
            new Transition(ABSENT, OPEN_TASK, WORKING),
            new Transition(WORKING, SET_BASELINE, WORKING),
            new Transition(WORKING, SUBMIT, INSPECTING),
            new Transition(WORKING, SUBMIT, WORKING),
            new Transition(WORKING, SUBMIT, RESTING),
            new Transition(WORKING, CLOSE_BY_OWNER, CLOSED),
            new Transition(INSPECTING, ANSWER_CHECK, INSPECTING),
            new Transition(INSPECTING, ANSWER_TERRITORY, INSPECTING),
            new Transition(INSPECTING, ANSWER_TERRITORY, WORKING),
            new Transition(INSPECTING, ANSWER_TERRITORY, RESTING),
            new Transition(INSPECTING, ANSWER_TERRITORY, CLOSED),
            new Transition(INSPECTING, ANSWER_BASELINE_TESTS, WORKING),
            new Transition(INSPECTING, ANSWER_BASELINE_TESTS, RESTING),
            new Transition(INSPECTING, ANSWER_BASELINE_TESTS, CLOSED),
            new Transition(INSPECTING, ABANDON_INSPECTION, WORKING),
            new Transition(INSPECTING, CLOSE_BY_OWNER, CLOSED),
            new Transition(RESTING, SUBMIT, INSPECTING),
            new Transition(RESTING, SUBMIT, RESTING),
            new Transition(RESTING, ANSWER_ASK, WORKING),
            new Transition(RESTING, ANSWER_ASK, CLOSED),
            new Transition(RESTING, CLOSE_BY_OWNER, CLOSED));

    /** Whether {@code command} has any way out of {@code from}. */
    static boolean leads(StateKind from, CommandKind command) {
        return TABLE.stream().anyMatch(t -> t.from == from && t.command == command);
    }
}
