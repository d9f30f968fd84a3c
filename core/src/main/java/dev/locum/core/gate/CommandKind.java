package dev.locum.core.gate;

/** The gate's commands by name, for the transition table and for refusals. */
public enum CommandKind {
    OPEN_TASK,
    SET_BASELINE,
    SUBMIT,
    ANSWER_CHECK,
    ANSWER_TERRITORY,
    ANSWER_BASELINE_TESTS,
    ABANDON_INSPECTION,
    ANSWER_ASK,
    CLOSE_BY_OWNER;

    public static CommandKind of(GateCommand command) {
        return switch (command) {
            case GateCommand.OpenTask _ -> OPEN_TASK;
            case GateCommand.SetBaseline _ -> SET_BASELINE;
            case GateCommand.Submit _ -> SUBMIT;
            case GateCommand.AnswerCheck _ -> ANSWER_CHECK;
            case GateCommand.AnswerTerritory _ -> ANSWER_TERRITORY;
            case GateCommand.AnswerBaselineTests _ -> ANSWER_BASELINE_TESTS;
            case GateCommand.AbandonInspection _ -> ABANDON_INSPECTION;
            case GateCommand.AnswerAsk _ -> ANSWER_ASK;
            case GateCommand.CloseByOwner _ -> CLOSE_BY_OWNER;
        };
    }
}
