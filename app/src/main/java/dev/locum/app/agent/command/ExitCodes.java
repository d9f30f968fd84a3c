package dev.locum.app.agent.command;

import dev.locum.app.agent.Question;
import dev.locum.core.session.ExecutorOutcome;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.Optional;

/**
 * What a command's exit status says. The numbers from 75 follow sysexits.h, where 75 is a failure that passes.
 *
 * <ul>
 *   <li>0: done, standard output is the report
 *   <li>10: asks the owner, standard output is the question, with options as list lines below it
 *   <li>75: overloaded or out of reach, later may be better
 *   <li>76: usage limit; the last line of standard output may be the ISO time until which it holds
 *   <li>77: login expired
 *   <li>78: over budget
 *   <li>any other: crashed
 * </ul>
 */
final class ExitCodes {
    static final int DONE = 0;
    static final int ASKS = 10;
    static final int OVERLOADED = 75;
    static final int USAGE_LIMIT = 76;
    static final int LOGIN_EXPIRED = 77;
    static final int OVER_BUDGET = 78;

    private ExitCodes() {}

    static ExecutorOutcome outcome(int status, String out, String err) {
        return switch (status) {
            case DONE -> new ExecutorOutcome.Done(out.strip());
            case ASKS -> asks(out.strip());
            case OVERLOADED -> new ExecutorOutcome.Overloaded(words(out, err));
            case USAGE_LIMIT -> new ExecutorOutcome.UsageLimit(until(out));
            case LOGIN_EXPIRED -> new ExecutorOutcome.LoginExpired(words(out, err));
            case OVER_BUDGET -> new ExecutorOutcome.OverBudget(words(out, err));
            default -> new ExecutorOutcome.Crashed("exit " + status, words(out, err));
        };
    }

    private static ExecutorOutcome asks(String out) {
        var question = Question.whole(out);
        return new ExecutorOutcome.Asks(question.text(), question.options());
    }

    /** Complaints say more about a failure than a report does; a command without them is taken by its last line. */
    private static String words(String out, String err) {
        return err.isBlank() ? lastLine(out) : err.strip();
    }

    private static Optional<Instant> until(String out) {
        try {
            return Optional.of(OffsetDateTime.parse(lastLine(out)).toInstant());
        } catch (DateTimeException notATime) {
            return Optional.empty();
        }
    }

    private static String lastLine(String text) {
        var stripped = text.strip();
        return stripped.substring(stripped.lastIndexOf('\n') + 1).strip();
    }
}
