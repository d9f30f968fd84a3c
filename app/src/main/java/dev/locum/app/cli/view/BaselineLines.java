package dev.locum.app.cli.view;

import dev.locum.app.cli.terminal.Messages;
import dev.locum.app.cli.terminal.Plain;
import dev.locum.app.cli.terminal.Surroundings;
import dev.locum.app.cli.terminal.Terminal;
import dev.locum.app.cli.terminal.Terminal.Ink;
import dev.locum.core.evidence.CheckOutcome;
import dev.locum.core.evidence.Evidence;
import dev.locum.core.evidence.TestName;
import dev.locum.core.evidence.TestReport;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.regex.Pattern;

/** Says what a project's checks show before any work was done: what is red now will be blamed on nobody. */
public final class BaselineLines {
    private static final int MOST_NAMES = 10;
    private static final int MOST_LINES = 3;
    private static final Pattern ERROR =
            Pattern.compile("(?i)\\b(?:error|fatal|failed|failure|cannot|no such|not found|not allowed)\\b");

    private final Messages messages;
    private final Terminal terminal;

    public BaselineLines(Surroundings here) {
        this.messages = here.messages();
        this.terminal = here.terminal();
    }

    public List<String> of(Evidence evidence) {
        List<String> lines = new ArrayList<>();
        lines.add("  " + terminal.paint(ink(evidence.outcome()), said(evidence)));
        evidence.tests().map(TestReport::red).ifPresent(red -> names(red, lines));
        if (evidence.outcome() instanceof CheckOutcome.Red && evidence.tests().isEmpty()) {
            telling(evidence.output().kept()).forEach(line -> lines.add("      " + Plain.line(line)));
        }
        return lines;
    }

    /** The first lines that speak of an error, or the last ones where none does. */
    private static List<String> telling(String output) {
        List<String> said = output.lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .toList();
        List<String> errors = said.stream()
                .filter(line -> ERROR.matcher(line).find())
                .limit(MOST_LINES)
                .toList();
        return errors.isEmpty() ? said.subList(Math.max(0, said.size() - MOST_LINES), said.size()) : errors;
    }

    private String said(Evidence evidence) {
        String check = evidence.check().value();
        return switch (evidence.outcome()) {
            case CheckOutcome.Green _ -> messages.text("baseline.green", check, ran(evidence));
            case CheckOutcome.Red _ -> messages.text("baseline.red", check, ran(evidence));
            case CheckOutcome.CouldNotStart(String why) ->
                messages.text("baseline.could-not-start", check, Plain.line(why));
            case CheckOutcome.TimedOut(var limit) -> messages.text("baseline.timed-out", check, limit.toSeconds());
            case CheckOutcome.Died(int signal) -> messages.text("baseline.died", check, signal);
            case CheckOutcome.Uncounted _ -> messages.text("baseline.uncounted", check);
            case CheckOutcome.Flaky(List<TestName> wavering) -> messages.text("baseline.flaky", check, list(wavering));
            case CheckOutcome.TreeKeptMoving(List<String> paths) ->
                messages.text("baseline.moving", check, list(paths));
            case CheckOutcome.Cancelled _ -> messages.text("baseline.cancelled", check);
        };
    }

    private String ran(Evidence evidence) {
        return evidence.tests()
                .map(report -> messages.text(
                        "baseline.tests",
                        report.tally().passed(),
                        report.tally().failed(),
                        report.tally().skipped()))
                .orElseGet(() -> messages.text("baseline.no-tests"));
    }

    private static void names(Collection<TestName> red, List<String> lines) {
        red.stream().limit(MOST_NAMES).forEach(name -> lines.add("      " + Plain.line(name.value())));
        if (red.size() > MOST_NAMES) {
            lines.add("      .. +" + (red.size() - MOST_NAMES));
        }
    }

    private static String list(Collection<?> things) {
        return Plain.line(String.join(
                ", ", things.stream().limit(MOST_NAMES).map(String::valueOf).toList()));
    }

    private static Ink ink(CheckOutcome outcome) {
        return switch (outcome) {
            case CheckOutcome.Green _ -> Ink.GOOD;
            case CheckOutcome.Red _ -> Ink.BAD;
            case CheckOutcome.CouldNotStart _,
                    CheckOutcome.TimedOut _,
                    CheckOutcome.Died _,
                    CheckOutcome.Uncounted _,
                    CheckOutcome.Flaky _,
                    CheckOutcome.TreeKeptMoving _,
                    CheckOutcome.Cancelled _ -> Ink.WAITING;
        };
    }
}
