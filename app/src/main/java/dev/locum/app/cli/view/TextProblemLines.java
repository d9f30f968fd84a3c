package dev.locum.app.cli.view;

import dev.locum.app.cli.terminal.Messages;
import dev.locum.app.cli.terminal.Plain;
import dev.locum.app.text.TextProblem;
import java.util.List;
import java.util.Locale;

/** Says what is wrong with a text, one line for each place: where, what stands there, what would be right. */
public final class TextProblemLines {
    private final Messages messages;

    public TextProblemLines(Messages messages) {
        this.messages = messages;
    }

    public List<String> of(List<TextProblem> problems) {
        return problems.stream().map(this::line).toList();
    }

    private String line(TextProblem problem) {
        String wanted = messages.text("wanted." + problem.wanted().name().toLowerCase(Locale.ROOT));
        String key = problem.key().isEmpty() ? "" : Plain.line(problem.key()) + ": ";
        String found = problem.found().isEmpty() ? "" : "\"" + Plain.line(problem.found()) + "\" - ";
        return messages.text("text.line", problem.line(), key + found + wanted);
    }
}
