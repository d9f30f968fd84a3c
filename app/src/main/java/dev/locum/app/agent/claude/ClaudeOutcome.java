package dev.locum.app.agent.claude;

import dev.locum.app.agent.AgentProcess.Ended;
import dev.locum.app.agent.Question;
import dev.locum.core.session.ExecutorOutcome;
import dev.locum.core.session.ExecutorOutcome.Crashed;
import dev.locum.core.session.ExecutorOutcome.LoginExpired;
import dev.locum.core.session.ExecutorOutcome.Overloaded;
import dev.locum.core.session.ExecutorOutcome.UsageLimit;
import java.time.Instant;
import java.util.Optional;
import java.util.regex.Pattern;

/** What the rows and the end of the process say together. */
final class ClaudeOutcome {
    private static final Pattern LIMIT_WORDS =
            Pattern.compile("(?i)hit your .{0,40}limit|usage limit reached|out of .{0,20}usage");
    private static final Pattern LOGIN_WORDS = Pattern.compile(
            "(?i)not logged in|invalid api key|oauth token|authentication_error|failed to authenticate");
    private static final String ROOT_WORDS = "cannot be used with root/sudo privileges";

    private ClaudeOutcome() {}

    static ExecutorOutcome of(Ended ended, ClaudeRows rows, String complaints) {
        return switch (ended) {
            case Ended.AtLimit(var limit) -> new ExecutorOutcome.TimedOut(limit);
            case Ended.Interrupted() -> new ExecutorOutcome.Interrupted();
            case Ended.NotStarted(var why) -> new Crashed("could not start: " + why, "");
            case Ended.Signal(int number) -> new Crashed("signal " + number, complaints);
            case Ended.Exit(int status) ->
                rows.result()
                        .map(result -> ofResult(result, rows, complaints))
                        .orElseGet(() -> withoutResult(status, complaints));
        };
    }

    /** Whether a conversation that was to be resumed is not there any more. */
    static boolean conversationGone(ClaudeRows rows) {
        return rows.result()
                .filter(result -> result.errors().startsWith("No conversation found"))
                .isPresent();
    }

    private static ExecutorOutcome withoutResult(int status, String complaints) {
        return complaints.contains(ROOT_WORDS)
                ? new Crashed(
                        "refused to start",
                        "Claude Code does not skip permissions for root. Run Locum as another user, or, where this machine is"
                                + " a sandbox, say so yourself by IS_SANDBOX=1.")
                : new Crashed("exit " + status + " without a result", complaints);
    }

    private static ExecutorOutcome ofResult(ClaudeResult result, ClaudeRows rows, String complaints) {
        return switch (result.kind()) {
            case "success" ->
                result.failed()
                        ? ofFailure(result, rows)
                        : Question.endOf(result.text())
                                .<ExecutorOutcome>map(asked -> new ExecutorOutcome.Asks(asked.text(), asked.options()))
                                .orElseGet(() -> new ExecutorOutcome.Done(result.text()));
            case "error_max_budget_usd", "error_max_turns" -> new ExecutorOutcome.OverBudget(result.errors());
            default -> new Crashed(result.kind(), result.errors().isEmpty() ? complaints : result.errors());
        };
    }

    private static ExecutorOutcome ofFailure(ClaudeResult result, ClaudeRows rows) {
        var failure = rows.failure().orElse(new ApiFailure("", "", result.text()));
        var words = result.text();
        return switch (failure.kind()) {
            case "authentication_failed" -> new LoginExpired(words);
            case "billing_error" -> new UsageLimit(Optional.empty());
            case "rate_limit" -> limited(failure, rows.limitedUntil(), words);
            case "server_error" -> new Overloaded(words);
            default -> byWords(result, words);
        };
    }

    /** Older versions name no kind of failure. */
    private static ExecutorOutcome byWords(ClaudeResult result, String words) {
        if (LIMIT_WORDS.matcher(words).find()) {
            return new UsageLimit(Optional.empty());
        }
        if (LOGIN_WORDS.matcher(words).find() || result.status() == 401) {
            return new LoginExpired(words);
        }
        return result.status() == 429 || result.status() >= 500
                ? new Overloaded(words)
                : new Crashed("error of the client", words);
    }

    /** The same status also means that the service is busy: only a named limit is one that rest until a time mends. */
    private static ExecutorOutcome limited(ApiFailure failure, Optional<Instant> until, String words) {
        boolean ofPlan = failure.detail().equals("usage_limit_reached")
                || LIMIT_WORDS.matcher(words).find();
        return ofPlan ? new UsageLimit(until) : new Overloaded(words);
    }
}
