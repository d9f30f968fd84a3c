package dev.locum.app.words;

import dev.locum.core.evidence.Check;
import dev.locum.core.evidence.Evidence;
import dev.locum.core.gate.GateFact;
import dev.locum.core.gate.Judged;
import dev.locum.core.gate.verdict.Finding;
import dev.locum.core.gate.verdict.Verdict;
import dev.locum.core.session.CallInput;
import dev.locum.core.session.ExecutorOutcome;
import dev.locum.core.session.RunFact;
import java.util.List;
import java.util.Optional;

/** What happens, one line each, for whoever watches a run; empty where a line would tell nothing new. */
public final class ProgressWords {
    private static final int LONGEST_TEXT = 100;
    private static final int LONGEST_QUOTATION = 300;

    private final Speech speech;
    private final Amounts amounts;

    public ProgressWords(Speech speech) {
        this.speech = speech;
        this.amounts = new Amounts(speech);
    }

    public Optional<String> line(GateFact fact) {
        return switch (fact) {
            case GateFact.TaskOpened opened ->
                said("task-opened", opened.id(), Harmless.sentence(opened.text(), LONGEST_TEXT));
            case GateFact.BaselineTaken _ -> said("baseline");
            case GateFact.HandedIn(int round, var _) -> said("handed-in", round);
            case GateFact.CheckRequested(var _, Check check) ->
                said("check-started", check.id(), Harmless.sentence(check.command(), LONGEST_TEXT));
            case GateFact.CheckAnswered(var _, Evidence evidence) -> ended(evidence);
            case GateFact.TerritoryRequested _ -> said("reading");
            case GateFact.BaselineTestsRequested(var _, var changes) ->
                Optional.of(speech.count("words.progress.baseline-tests", changes.size()));
            case GateFact.InspectionAbandoned(String why) -> said("abandoned", Harmless.sentence(why, LONGEST_TEXT));
            case GateFact.VerdictGiven(Judged judged) ->
                said(
                        "verdict",
                        judged.round(),
                        new VerdictWords(speech).word(judged.verdict()),
                        new RoundWords(speech).brief(judged));
            case GateFact.OwnerAsked(var ask) -> Optional.of(new VerdictWords(speech).ask(ask));
            case GateFact.TerritoryAnswered _,
                    GateFact.BaselineTestsAnswered _,
                    GateFact.OwnerAnswered _,
                    GateFact.TaskClosed _,
                    GateFact.Refused _ -> Optional.empty();
        };
    }

    /** What decided a round that was not clean, a line for each finding. */
    public List<String> findings(Judged judged, List<GateFact> trail) {
        FindingWords words = new FindingWords(speech, Reader.OWNER, Exhibits.of(trail));
        List<Finding> deciding = switch (judged.verdict()) {
            case Verdict.CleanByFloor _, Verdict.NeedContext _ -> List.of();
            case Verdict.Open(List<Finding> because) -> because;
            case Verdict.Fix(List<Finding> all) -> all;
            case Verdict.Owner(List<Finding> all) -> all;
        };
        return deciding.stream().map(finding -> words.say(finding).headline()).toList();
    }

    /** The executor's own words, as a quotation; empty where it had none. */
    public Optional<String> quotation(ExecutorOutcome outcome) {
        return switch (outcome) {
            case ExecutorOutcome.Done(String report)
            when !report.isBlank() ->
                Optional.of(speech.text("words.progress.quotation", Harmless.sentence(report, LONGEST_QUOTATION)));
            case ExecutorOutcome.Done _,
                    ExecutorOutcome.Asks _,
                    ExecutorOutcome.UsageLimit _,
                    ExecutorOutcome.Overloaded _,
                    ExecutorOutcome.LoginExpired _,
                    ExecutorOutcome.Crashed _,
                    ExecutorOutcome.OverBudget _,
                    ExecutorOutcome.TimedOut _,
                    ExecutorOutcome.Interrupted _ -> Optional.empty();
        };
    }

    public Optional<String> line(RunFact fact) {
        return switch (fact) {
            case RunFact.CallStarted(int call, CallInput input) -> said("call", call, input(input));
            case RunFact.ClaimsGiven(var claims) -> Optional.of(speech.count("words.progress.claims", claims.size()));
            case RunFact.CallEnded(int _, var outcome, var _) -> Optional.of(new VerdictWords(speech).outcome(outcome));
            case RunFact.RestBegan(var until) -> said("rest", amounts.moment(until));
            case RunFact.RunResumed _ -> said("resumed");
            case RunFact.RunStarted _,
                    RunFact.TreeSeen _,
                    RunFact.SessionNamed _,
                    RunFact.CallJudged _,
                    RunFact.RunEnded _ -> Optional.empty();
        };
    }

    private String input(CallInput input) {
        return switch (input) {
            case CallInput.TheTask _ -> speech.text("words.progress.call-task");
            case CallInput.Findings(int round) -> speech.text("words.progress.call-findings", round);
            case CallInput.OwnerWords _ -> speech.text("words.progress.call-owner");
            case CallInput.CarryOn _ -> speech.text("words.progress.call-carry-on");
        };
    }

    private Optional<String> ended(Evidence evidence) {
        String counts = evidence.tests()
                .map(report -> amounts.tally(report.tally()))
                .orElseGet(() -> amounts.took(evidence.took()));
        return said("check-ended", evidence.check(), new OutcomeWords(speech).brief(evidence.outcome()), counts);
    }

    private Optional<String> said(String kind, Object... arguments) {
        return Optional.of(speech.text("words.progress." + kind, arguments));
    }
}
