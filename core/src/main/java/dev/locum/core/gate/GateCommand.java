package dev.locum.core.gate;

import dev.locum.core.evidence.Evidence;
import dev.locum.core.gate.verdict.BaselineTests;
import dev.locum.core.gate.verdict.Territory;

/** What can be asked of the gate, or told it. */
public sealed interface GateCommand {

    record OpenTask(TaskId id, String text, Origin origin, Where where) implements GateCommand {}

    record SetBaseline(Baseline.Taken baseline) implements GateCommand {}

    record Submit(HandIn handIn) implements GateCommand {}

    record AnswerCheck(RequestId request, Evidence evidence) implements GateCommand {}

    record AnswerTerritory(RequestId request, Territory territory) implements GateCommand {}

    record AnswerBaselineTests(RequestId request, BaselineTests tests) implements GateCommand {}

    /** The inspection cannot be finished (the tree is gone, the owner stopped it): the executor has the word again. */
    record AbandonInspection(String why) implements GateCommand {}

    record AnswerAsk(String ask, Answer answer) implements GateCommand {}

    /** The owner takes or drops the task without having been asked. */
    record CloseByOwner(Closing how) implements GateCommand {}
}
