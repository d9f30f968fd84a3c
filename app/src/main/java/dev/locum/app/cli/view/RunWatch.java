package dev.locum.app.cli.view;

import dev.locum.app.agent.Progress;
import dev.locum.app.agent.Watch;
import dev.locum.app.cli.option.JsonOption;
import dev.locum.app.cli.option.TaskChoice;
import dev.locum.app.cli.terminal.Messages;
import dev.locum.app.cli.terminal.Plain;
import dev.locum.app.cli.terminal.Surroundings;
import dev.locum.app.cli.terminal.Terminal;
import dev.locum.app.words.Exhibits;
import dev.locum.app.words.FeedbackToExecutor;
import dev.locum.app.words.JsonWords;
import dev.locum.app.words.Palette;
import dev.locum.app.words.ProgressWords;
import dev.locum.app.words.RunReport;
import dev.locum.core.evidence.Check;
import dev.locum.core.evidence.CheckOutcome;
import dev.locum.core.evidence.Evidence;
import dev.locum.core.gate.GateFact;
import dev.locum.core.gate.Judged;
import dev.locum.core.gate.Replay;
import dev.locum.core.gate.TaskId;
import dev.locum.core.session.RunFact;
import dev.locum.core.session.RunState;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Shows a run while it goes on, and what came of it. Progress goes to standard error, the result to standard output. */
public final class RunWatch implements Watch {
    private static final int WIDTH = 100;

    private final Surroundings here;
    private final JsonOption json;
    private final ProgressWords words;
    private final List<GateFact> trail = new ArrayList<>();

    public RunWatch(Surroundings here, JsonOption json) {
        this.here = here;
        this.json = json;
        this.words = new ProgressWords(here.messages());
    }

    public void waiting(String holder) {
        progress(here.messages().text("run.waiting", Plain.line(holder)));
    }

    /** Told at the beginning: what other tasks in the tree could have changed is not sent back. */
    public void besides(List<TaskId> others) {
        if (!others.isEmpty()) {
            String names = others.stream().map(TaskId::value).collect(Collectors.joining(", "));
            progress(here.messages().text("run.besides", names));
        }
    }

    public void gate(GateFact fact) {
        trail.add(fact);
        words.line(fact).ifPresent(this::progress);
        if (fact instanceof GateFact.VerdictGiven given) {
            words.findings(given.judged(), trail).forEach(finding -> progress("  - " + finding));
        }
    }

    public void run(RunFact fact) {
        words.line(fact).ifPresent(this::progress);
        if (fact instanceof RunFact.CallEnded ended) {
            words.quotation(ended.outcome()).ifPresent(this::progress);
        }
    }

    @Override
    public void saw(Progress seen) {
        switch (seen) {
            case Progress.UsedTool tool -> progress("  " + Plain.line(tool.name() + " " + tool.target()));
            case Progress.Refused refused ->
                progress(here.messages().text("run.refused", Plain.line(refused.tool() + " " + refused.target())));
            case Progress.TriesAgain again ->
                progress(here.messages().text("run.tries-again", Plain.line(again.reason())));
            case Progress.Started _, Progress.Said _, Progress.Spent _ -> {}
        }
    }

    public void settingUp(Check command) {
        progress(here.messages().text("run.setting-up", Plain.line(command.command())));
    }

    /** A set-up that failed stops nothing: the checks will say what is missing. */
    public void setUp(Evidence said) {
        if (!(said.outcome() instanceof CheckOutcome.Green)) {
            progress(here.messages().text("run.not-set-up"));
            new BaselineLines(here).of(said).forEach(this::progress);
        }
    }

    public void takingBaseline(List<Check> checks) {
        checks.forEach(
                check -> progress(here.messages().text("run.baseline", check.id(), Plain.line(check.command()))));
    }

    /** What an executor is told of a round: always in English. */
    public static String feedback(Judged judged, List<GateFact> trail) {
        return new FeedbackToExecutor(Messages.in(Locale.ENGLISH)).after(judged, Exhibits.of(trail));
    }

    /** What came of a task so far; an executor that Locum drives reads what it can do about it. */
    public void report(List<GateFact> trail) {
        if (json.isOn()) {
            here.terminal().out().println(JsonWords.ofTask(trail));
        } else if (here.environment().containsKey(TaskChoice.MARK)) {
            Replay.task(Replay.of(trail))
                    .lastRound()
                    .ifPresent(last -> here.terminal().out().print(feedback(last, trail)));
        } else {
            here.terminal().out().println(report().ofTask(trail));
        }
    }

    public void report(RunState run, List<GateFact> trail) {
        if (json.isOn()) {
            here.terminal().out().println(JsonWords.ofRun(run, trail));
        } else {
            here.terminal().out().println();
            here.terminal().out().println(report().ofRun(run, trail));
        }
    }

    private RunReport report() {
        Palette palette = (tone, text) -> here.terminal().paint(Terminal.Ink.valueOf(tone.name()), text);
        return new RunReport(here.messages(), palette, WIDTH);
    }

    private void progress(String line) {
        if (!json.isOn()) {
            here.terminal().err().println(here.terminal().paint(Terminal.Ink.QUIET, line));
        }
    }
}
