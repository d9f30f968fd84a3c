package dev.locum.app.cli.option;

import dev.locum.app.LocumProblem;
import dev.locum.app.agent.Executor;
import dev.locum.app.agent.ExecutorEnvironment;
import dev.locum.app.agent.claude.ClaudeExecutor;
import dev.locum.app.agent.claude.ClaudeOrder;
import dev.locum.app.agent.claude.ClaudeProgram;
import dev.locum.app.agent.claude.Permissions;
import dev.locum.app.agent.command.CommandExecutor;
import dev.locum.app.process.RunRecords;
import dev.locum.core.evidence.Check;
import dev.locum.core.session.RunOrder;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Makes the executor that an order names. */
public final class Executors {
    public static final String CLAUDE = "claude";
    static final String COMMAND = "command:";

    private final ExecutorEnvironment environment;
    private final Map<String, String> variables;

    private final RunRecords records;

    public Executors(Map<String, String> variables, Path launcher, RunRecords records) {
        this.environment = new ExecutorEnvironment(variables, launcher);
        this.variables = variables;
        this.records = records;
    }

    /** The executor of {@code order}; {@code checks} are the commands it may run without being asked. */
    public Executor of(RunOrder order, List<Check> checks) {
        if (order.executor().startsWith(COMMAND)
                && !order.executor().substring(COMMAND.length()).isBlank()) {
            return new CommandExecutor(order.executor().substring(COMMAND.length()), environment, records);
        }
        if (order.executor().equals(CLAUDE)) {
            return new ClaudeExecutor(new ClaudeOrder(
                    claude(Path.of(order.workplace().folder())),
                    permissions(order.workplace(), checks),
                    Optional.empty(),
                    environment,
                    records));
        }
        throw LocumProblem.badInput("problem.run.agent", order.executor());
    }

    private Path claude(Path folder) {
        return switch (ClaudeProgram.search(variables, folder)) {
            case ClaudeProgram.Found found -> found.program();
            case ClaudeProgram.Absent absent -> throw LocumProblem.cannot("problem.claude.absent", absent.lookedFor());
            case ClaudeProgram.TooOld old ->
                throw LocumProblem.cannot("problem.claude.old", old.program(), old.version(), ClaudeProgram.OLDEST);
            case ClaudeProgram.Broken broken ->
                throw LocumProblem.cannot("problem.claude.broken", broken.program(), broken.said());
        };
    }

    private static Permissions permissions(RunOrder.Workplace workplace, List<Check> checks) {
        Permissions guarded =
                new Permissions.EditsAnd(checks.stream().map(Check::command).toList());
        return switch (workplace) {
            case RunOrder.Workplace.InPlace _ -> guarded;
            case RunOrder.Workplace.OwnWorktree own ->
                switch (own.freedom()) {
                    case GUARDED -> guarded;
                    case BYPASS -> new Permissions.Everything();
                };
        };
    }
}
