package dev.locum.app.words;

import dev.locum.app.words.VerdictWords.Line;
import dev.locum.core.gate.Baseline;
import dev.locum.core.gate.GateFact;
import dev.locum.core.gate.Replay;
import dev.locum.core.gate.TaskId;
import dev.locum.core.gate.TaskState;
import dev.locum.core.session.ExecutorOutcome;
import dev.locum.core.session.RunEnd;
import dev.locum.core.session.RunOrder;
import dev.locum.core.session.RunState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What an owner reads when a run has ended or a task is shown: the verdict first, then what it rests on, what nobody
 * has looked at, and what to type next.
 */
public final class RunReport {
    private static final String INDENT = "  ";
    private static final int LAST_WORDS = 8;

    private final Speech speech;
    private final Palette palette;
    private final int width;

    /**
     * @param speech the owner's language
     * @param palette {@link Palette#PLAIN} where colour is not wanted
     * @param width columns of the terminal; kept within what reads well
     */
    public RunReport(Speech speech, Palette palette, int width) {
        this.speech = speech;
        this.palette = palette;
        this.width = width;
    }

    /** A driven run with its task's trail. */
    public String ofRun(RunState run, List<GateFact> trail) {
        TaskState state = Replay.of(trail);
        VerdictWords verdicts = new VerdictWords(speech);
        Page page = new Page(palette, width);
        first(page, run.end().map(verdicts::line).orElseGet(() -> verdicts.line(state)));
        new TaskPages(speech, page, trail).all();
        run.end().ifPresent(end -> lastWords(page, end));
        page.heading(speech.text("words.heading.cost"));
        page.line(INDENT, new Amounts(speech).cost(run.cost()));
        next(page, state, Optional.of(run));
        return page.toString();
    }

    /** A task by itself, however far it is. */
    public String ofTask(List<GateFact> trail) {
        TaskState state = Replay.of(trail);
        Page page = new Page(palette, width);
        first(page, new VerdictWords(speech).line(state));
        new TaskPages(speech, page, trail).all();
        next(page, state, Optional.empty());
        return page.toString();
    }

    private static void first(Page page, Line line) {
        page.line(line.tone(), line.text());
    }

    private void next(Page page, TaskState state, Optional<RunState> run) {
        page.heading(speech.text("words.heading.next"));
        run.flatMap(RunState::end).ifPresent(end -> options(page, end));
        TaskId task = Replay.task(state).id();
        List<List<String>> steps = new ArrayList<>();
        if (run.flatMap(RunState::end)
                .filter(RunEnd.ExecutorAsks.class::isInstance)
                .isPresent()) {
            steps.add(step("words.next.answer", Commands.answer(task)));
        } else if (state instanceof TaskState.Resting) {
            steps.add(step("words.next.accept", Commands.accept(task)));
            steps.add(step("words.next.go-on", Commands.goOn(task)));
            steps.add(step("words.next.withdraw", Commands.withdraw(task)));
        }
        if (run.filter(RunReport::canGoOn).isPresent()) {
            steps.add(step("words.next.resume", Commands.resume(task)));
        }
        run.map(RunState::order).ifPresent(order -> steps.addAll(fetch(order)));
        if (run.isPresent()) {
            steps.add(step("words.next.show", Commands.show(task)));
        }
        if (run.filter(RunReport::inWorktreeOfItsOwn).isEmpty()) {
            steps.addAll(takeBack(Replay.task(state).baseline()));
        }
        page.table(INDENT, steps);
    }

    private static boolean inWorktreeOfItsOwn(RunState run) {
        return run.order().workplace() instanceof RunOrder.Workplace.OwnWorktree;
    }

    /** To before the first round: a plain undo would go back one hand-in only. */
    private List<List<String>> takeBack(Baseline before) {
        return switch (before) {
            case Baseline.None _ -> List.of();
            case Baseline.Taken taken -> List.of(step("words.next.undo", Commands.restore(taken.tree())));
        };
    }

    private List<String> step(String key, String command) {
        return List.of(speech.text(key), command);
    }

    private static void options(Page page, RunEnd end) {
        if (end instanceof RunEnd.ExecutorAsks(String _, List<String> options)) {
            options.forEach(option -> page.line(INDENT + "- ", INDENT + "  ", Harmless.sentence(option, 200)));
        }
    }

    /** What a crashed executor printed last: the one hint that there is. */
    private void lastWords(Page page, RunEnd end) {
        if (end instanceof RunEnd.ExecutorFailed(ExecutorOutcome.Crashed(String _, String words)) && !words.isBlank()) {
            page.heading(speech.text("words.heading.last-words"));
            List<String> lines =
                    words.lines().map(line -> Harmless.sentence(line, 200)).toList();
            page.quote(INDENT, lines.subList(Math.max(0, lines.size() - LAST_WORDS), lines.size()));
        }
    }

    private static boolean canGoOn(RunState run) {
        return run.end()
                .map(end -> switch (end) {
                    case RunEnd.OutOfRounds _,
                            RunEnd.OutOfTime _,
                            RunEnd.ExecutorFailed _,
                            RunEnd.TreeUnreadable _,
                            RunEnd.Interrupted _ -> true;
                    case RunEnd.Clean _,
                            RunEnd.Accepted _,
                            RunEnd.Withdrawn _,
                            RunEnd.Open _,
                            RunEnd.WaitsForOwner _,
                            RunEnd.ExecutorAsks _ -> false;
                })
                .orElse(true);
    }

    /** What was done in a worktree of its own is fetched from its branch. */
    private List<List<String>> fetch(RunOrder order) {
        return switch (order.workplace()) {
            case RunOrder.Workplace.InPlace _ -> List.of();
            case RunOrder.Workplace.OwnWorktree(String folder, String branch, var _) ->
                List.of(
                        step("words.next.take", Commands.take(order.project(), branch)),
                        step("words.next.tidy", Commands.removeWorktree(order.project(), folder)));
        };
    }
}
