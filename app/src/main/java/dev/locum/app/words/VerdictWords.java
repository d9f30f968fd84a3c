package dev.locum.app.words;

import dev.locum.app.words.Palette.Tone;
import dev.locum.core.gate.Ask;
import dev.locum.core.gate.Brake;
import dev.locum.core.gate.Closing;
import dev.locum.core.gate.TaskState;
import dev.locum.core.gate.verdict.Verdict;
import dev.locum.core.session.ExecutorOutcome;
import dev.locum.core.session.RunEnd;
import java.util.List;

/** The one line that is read first: how a round, a task or a run stands. */
final class VerdictWords {
    private static final int LONGEST_WORDS = 300;

    private final Speech speech;
    private final Amounts amounts;

    /** A first line and what it means. */
    record Line(Tone tone, String text) {}

    VerdictWords(Speech speech) {
        this.speech = speech;
        this.amounts = new Amounts(speech);
    }

    /** One word for a table of rounds. */
    String word(Verdict verdict) {
        return speech.text("words.verdict." + kind(verdict));
    }

    static String kind(Verdict verdict) {
        return switch (verdict) {
            case Verdict.CleanByFloor _ -> "clean-by-floor";
            case Verdict.Open _ -> "open";
            case Verdict.Fix _ -> "fix";
            case Verdict.Owner _ -> "owner";
            case Verdict.NeedContext _ -> "need-context";
        };
    }

    Line line(Verdict verdict) {
        Tone tone = switch (verdict) {
            case Verdict.CleanByFloor _ -> Tone.GOOD;
            case Verdict.Fix _ -> Tone.BAD;
            case Verdict.Open _, Verdict.Owner _, Verdict.NeedContext _ -> Tone.WAITING;
        };
        return new Line(tone, speech.text("words.verdict." + kind(verdict) + ".line"));
    }

    Line line(TaskState state) {
        return switch (state) {
            case TaskState.Absent _ -> new Line(Tone.QUIET, speech.text("words.task.absent"));
            case TaskState.Working(var task) ->
                task.lastRound()
                        .map(round -> line(round.verdict()))
                        .orElseGet(() -> new Line(Tone.QUIET, speech.text("words.task.working")));
            case TaskState.Inspecting(var _, var inspection) ->
                new Line(Tone.QUIET, speech.text("words.task.inspecting", inspection.round()));
            case TaskState.Resting(var _, Ask ask) -> new Line(Tone.WAITING, ask(ask));
            case TaskState.Closed(var _, Closing how) -> line(how);
        };
    }

    private Line line(Closing how) {
        return switch (how) {
            case Closing.Clean _ -> new Line(Tone.GOOD, speech.text("words.verdict.clean-by-floor.line"));
            case Closing.AcceptedByOwner(String why) -> new Line(Tone.GOOD, said("words.closing.accepted", why));
            case Closing.Withdrawn(String why) -> new Line(Tone.QUIET, said("words.closing.withdrawn", why));
        };
    }

    Line line(RunEnd end) {
        return switch (end) {
            case RunEnd.Clean _ -> new Line(Tone.GOOD, speech.text("words.verdict.clean-by-floor.line"));
            case RunEnd.Accepted _ -> new Line(Tone.GOOD, speech.text("words.end.accepted"));
            case RunEnd.Withdrawn _ -> new Line(Tone.QUIET, speech.text("words.end.withdrawn"));
            case RunEnd.Open _ -> new Line(Tone.WAITING, speech.text("words.verdict.open.line"));
            case RunEnd.WaitsForOwner(Ask ask) -> new Line(Tone.WAITING, ask(ask));
            case RunEnd.ExecutorAsks(String question, List<String> _) ->
                new Line(Tone.WAITING, said("words.end.executor-asks", question));
            case RunEnd.OutOfRounds(int rounds) -> new Line(Tone.BAD, speech.count("words.end.out-of-rounds", rounds));
            case RunEnd.OutOfTime _ -> new Line(Tone.BAD, speech.text("words.end.out-of-time"));
            case RunEnd.ExecutorFailed(ExecutorOutcome outcome) ->
                new Line(Tone.BAD, speech.text("words.end.executor-failed", outcome(outcome)));
            case RunEnd.TreeUnreadable(String why) -> new Line(Tone.BAD, said("words.end.tree-unreadable", why));
            case RunEnd.Interrupted _ -> new Line(Tone.WAITING, speech.text("words.end.interrupted"));
        };
    }

    /** What the gate asks the owner, in one sentence. */
    String ask(Ask ask) {
        return switch (ask) {
            case Ask.MayThisPass(String _, var findings) -> speech.count("words.ask.may-this-pass", findings.size());
            case Ask.Deadlock(String _, var findings, Brake brake) ->
                speech.count("words.ask.deadlock", findings.size()) + " " + brake(brake);
        };
    }

    private String brake(Brake brake) {
        return switch (brake) {
            case SAME_TREE -> speech.text("words.brake.same-tree");
            case SAME_FINDING -> speech.text("words.brake.same-finding", brake.limit());
            case WHOLE_TASK -> speech.text("words.brake.whole-task", brake.limit());
        };
    }

    /** How a call of the executor ended. */
    String outcome(ExecutorOutcome outcome) {
        return switch (outcome) {
            case ExecutorOutcome.Done _ -> speech.text("words.executor.done");
            case ExecutorOutcome.Asks(String question, List<String> _) -> said("words.executor.asks", question);
            case ExecutorOutcome.UsageLimit(var until) ->
                until.map(moment -> speech.text("words.executor.usage-limit-until", amounts.moment(moment)))
                        .orElseGet(() -> speech.text("words.executor.usage-limit"));
            case ExecutorOutcome.Overloaded(String words) -> said("words.executor.overloaded", words);
            case ExecutorOutcome.LoginExpired(String words) -> said("words.executor.login-expired", words);
            case ExecutorOutcome.Crashed(String how, String _) -> said("words.executor.crashed", how);
            case ExecutorOutcome.OverBudget(String limit) -> said("words.executor.over-budget", limit);
            case ExecutorOutcome.TimedOut(var limit) -> speech.text("words.executor.timed-out", amounts.took(limit));
            case ExecutorOutcome.Interrupted _ -> speech.text("words.executor.interrupted");
        };
    }

    private String said(String key, String words) {
        return speech.text(key, Harmless.sentence(words, LONGEST_WORDS));
    }
}
