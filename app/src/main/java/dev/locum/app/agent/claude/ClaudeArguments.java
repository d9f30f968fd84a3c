package dev.locum.app.agent.claude;

import dev.locum.app.agent.Assignment;
import dev.locum.app.agent.Question;
import dev.locum.app.agent.ResumeToken;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tools.jackson.databind.json.JsonMapper;

/** The arguments and the words of one call of Claude Code. No shell reads them, and its prompt is on standard input. */
record ClaudeArguments(ClaudeOrder order) {
    private static final JsonMapper JSON = JsonMapper.shared();

    List<String> argv(Assignment assignment, Optional<ResumeToken> resume) {
        var argv = new ArrayList<>(List.of(
                order.program().toString(),
                "--print",
                "--output-format",
                "stream-json",
                "--verbose",
                "--append-system-prompt",
                howToHandIn()));
        switch (order.permissions()) {
            case Permissions.EditsAnd(var commands) ->
                argv.addAll(List.of("--permission-mode", "acceptEdits", "--settings", allowing(commands)));
            case Permissions.OwnersSettings() -> argv.addAll(List.of("--settings", allowing(List.of())));
            case Permissions.Everything() -> argv.addAll(List.of("--permission-mode", "bypassPermissions"));
        }
        order.model().ifPresent(model -> argv.addAll(List.of("--model", model)));
        assignment.limits().usd().ifPresent(usd -> argv.addAll(List.of("--max-budget-usd", usd.toPlainString())));
        resume.ifPresent(token -> argv.addAll(List.of("--resume", token.value())));
        return argv;
    }

    /** Never begins with a slash: a task that does would be taken for a command of the client and do nothing. */
    static String prompt(Assignment.Words words) {
        return switch (words) {
            case Assignment.Words.Task(var text) -> "The task, in the owner's words:\n\n" + text;
            case Assignment.Words.Findings(var text) -> "Your work was judged and is not done yet:\n\n" + text;
            case Assignment.Words.Answer(var text) -> "The owner's answer:\n\n" + text;
            case Assignment.Words.GoOn(var text) ->
                "The work was interrupted; look at what is there and go on. The task:\n\n" + text;
        };
    }

    private String howToHandIn() {
        return "When you stop, Locum runs the project's accepted checks itself and sends back what does not hold, so state"
                + " only what you have seen. Before that you can have your claims checked by `" + cli()
                + " prove`. If you cannot go on without a decision of the owner, end your report with a line that begins with "
                + Question.MARK + " and one option per list line below it.";
    }

    /**
     * A rule per command. An asterisk would make a rule wider than the command: such a command is left to {@code prove}.
     */
    private String allowing(List<String> commands) {
        var own = Stream.of("prove", "submit").map(act -> cli() + " " + act + " *");
        var accepted = commands.stream().filter(command -> !command.contains("*"));
        var rules = Stream.concat(own, accepted)
                .map(command -> "Bash(" + command + ")")
                .toList();
        return JSON.writeValueAsString(Map.of("permissions", Map.of("allow", rules)));
    }

    private String cli() {
        return order.environment().cli().toString();
    }
}
