package dev.locum.app.agent.claude;

import dev.locum.app.agent.AgentProcess;
import dev.locum.app.agent.Assignment;
import dev.locum.app.agent.BoundedText;
import dev.locum.app.agent.Custody;
import dev.locum.app.agent.Executor;
import dev.locum.app.agent.Lines;
import dev.locum.app.agent.Progress;
import dev.locum.app.agent.ResumeToken;
import dev.locum.app.agent.Watch;
import dev.locum.core.session.Cost;
import dev.locum.core.session.ExecutorOutcome;
import java.util.Map;
import java.util.Optional;

/**
 * Claude Code, headless: one call of its program per round, all rounds in one conversation. Its owner's login, hooks,
 * MCP servers and settings are in force as in any other session.
 */
public final class ClaudeExecutor implements Executor {
    private static final int ROW = 16 * 1024 * 1024;
    private static final int LAST_WORDS = 4 * 1024;

    /** The client tries a failed request ten times by itself, over minutes; a driven run rests and comes back instead. */
    private static final String TRIES = "CLAUDE_CODE_MAX_RETRIES";

    private static final String FEW = "3";

    private final ClaudeOrder order;
    private final ClaudeArguments arguments;

    public ClaudeExecutor(ClaudeOrder order) {
        this.order = order;
        this.arguments = new ClaudeArguments(order);
    }

    /** A conversation that cannot be found again is begun anew with the same words. */
    @Override
    public ExecutorOutcome work(Assignment assignment, Watch watch) {
        var rows = new ClaudeRows(watch);
        var outcome = call(assignment, assignment.resume(), rows);
        if (assignment.resume().isPresent() && ClaudeOutcome.conversationGone(rows)) {
            rows = new ClaudeRows(watch);
            outcome = call(assignment, Optional.empty(), rows);
        }
        watch.saw(new Progress.Spent(rows.result().map(ClaudeResult::cost).orElse(Cost.UNKNOWN)));
        return outcome;
    }

    private ExecutorOutcome call(Assignment assignment, Optional<ResumeToken> resume, ClaudeRows rows) {
        var process = new AgentProcess(
                arguments.argv(assignment, resume),
                assignment.project(),
                environment(assignment),
                ClaudeArguments.prompt(assignment.words()),
                Optional.of(Custody.of(order.records(), assignment.task())));
        var lines = new Lines(ROW, rows::read);
        var complaints = new BoundedText(0, LAST_WORDS);
        var ended = process.run(assignment.limits().wall(), lines, complaints);
        lines.finish();
        return ClaudeOutcome.of(ended, rows, complaints.text().strip());
    }

    private Map<String, String> environment(Assignment assignment) {
        var variables = order.environment().forRound(assignment);
        variables.putIfAbsent(TRIES, FEW);
        return variables;
    }
}
