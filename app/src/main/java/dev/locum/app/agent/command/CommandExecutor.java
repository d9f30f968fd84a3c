package dev.locum.app.agent.command;

import dev.locum.app.agent.AgentProcess;
import dev.locum.app.agent.Assignment;
import dev.locum.app.agent.BoundedText;
import dev.locum.app.agent.Custody;
import dev.locum.app.agent.Executor;
import dev.locum.app.agent.ExecutorEnvironment;
import dev.locum.app.agent.Progress;
import dev.locum.app.agent.Watch;
import dev.locum.app.process.RunRecords;
import dev.locum.core.session.Cost;
import dev.locum.core.session.ExecutorOutcome;
import java.util.List;
import java.util.Optional;

/**
 * Any command as an executor: {@code sh -c} gets the words of the round on standard input; what it prints is its report.
 * It forgets everything between rounds, and what it costs is not known.
 *
 * <p>Its exit status is a {@link ExitCodes documented} word on how the round ended.
 */
public final class CommandExecutor implements Executor {
    private static final int REPORT_HEAD = 64 * 1024;
    private static final int REPORT_TAIL = 192 * 1024;
    private static final int LAST_WORDS = 4 * 1024;

    private final String command;
    private final ExecutorEnvironment environment;
    private final RunRecords records;

    public CommandExecutor(String command, ExecutorEnvironment environment, RunRecords records) {
        this.command = command;
        this.environment = environment;
        this.records = records;
    }

    @Override
    public ExecutorOutcome work(Assignment assignment, Watch watch) {
        var process = new AgentProcess(
                List.of("/bin/sh", "-c", command),
                assignment.project(),
                environment.forRound(assignment),
                assignment.words().text(),
                Optional.of(Custody.of(records, assignment.task())));
        var report = new BoundedText(REPORT_HEAD, REPORT_TAIL);
        var complaints = new BoundedText(0, LAST_WORDS);
        watch.saw(new Progress.Started(Optional.empty()));
        var ended = process.run(assignment.limits().wall(), report, complaints);
        watch.saw(new Progress.Spent(Cost.UNKNOWN));
        return switch (ended) {
            case AgentProcess.Ended.Exit(int status) -> ExitCodes.outcome(status, report.text(), complaints.text());
            case AgentProcess.Ended.Signal(int number) ->
                new ExecutorOutcome.Crashed(
                        "signal " + number, complaints.text().strip());
            case AgentProcess.Ended.NotStarted(var why) -> new ExecutorOutcome.Crashed("could not start: " + why, "");
            case AgentProcess.Ended.AtLimit(var limit) -> new ExecutorOutcome.TimedOut(limit);
            case AgentProcess.Ended.Interrupted() -> new ExecutorOutcome.Interrupted();
        };
    }
}
