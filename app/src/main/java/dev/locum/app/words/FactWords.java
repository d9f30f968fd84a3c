package dev.locum.app.words;

import dev.locum.app.store.codec.AnyFact;
import dev.locum.app.store.codec.FactCodecs;
import dev.locum.core.accepted.AcceptedFact;
import dev.locum.core.evidence.Check;
import dev.locum.core.evidence.Evidence;
import dev.locum.core.evidence.tree.TreeFact;
import dev.locum.core.gate.Answer;
import dev.locum.core.gate.Closing;
import dev.locum.core.gate.GateFact;
import dev.locum.core.ledger.Body;
import dev.locum.core.ledger.Recorded;
import dev.locum.core.session.ProjectFact;
import dev.locum.core.session.RunFact;
import java.util.Locale;

/** What an entry of the ledger says, in a few words on one line. */
public final class FactWords {
    private static final int LONGEST_TEXT = 100;

    private final Speech speech;
    private final ProgressWords progress;

    public FactWords(Speech speech) {
        this.speech = speech;
        this.progress = new ProgressWords(speech);
    }

    public String say(Recorded recorded) {
        return switch (recorded.body()) {
            case Body.Erased(var at) -> said("erased", new Amounts(speech).moment(at));
            case Body.Kept kept ->
                switch (FactCodecs.read(recorded.entry().kind(), kept.bytes())) {
                    case AnyFact.OfTask(var fact) -> task(fact);
                    case AnyFact.OfRun(var fact) -> run(fact);
                    case AnyFact.OfProject(var fact) -> project(fact);
                    case AnyFact.OfTree(var fact) -> tree(fact);
                    case AnyFact.OfTexts(AcceptedFact.TextAccepted(var text)) ->
                        unproven(said(
                                "text-accepted",
                                text.name(),
                                text.digest().hex().substring(0, 10)));
                    case AnyFact.Unread _ -> said("unread", kept.bytes().length);
                };
        };
    }

    private String task(GateFact fact) {
        return switch (fact) {
            case GateFact.TaskOpened opened -> quoted(opened.text());
            case GateFact.BaselineTaken(var baseline) -> said("baseline-taken", baseline.tree());
            case GateFact.HandedIn(int round, var handIn) -> said("handed-in", round, handIn.tree());
            case GateFact.CheckRequested(var _, Check check) -> said("check", check.id(), quoted(check.command()));
            case GateFact.CheckAnswered(var _, Evidence evidence) ->
                said("check", evidence.check(), new OutcomeWords(speech).brief(evidence.outcome()));
            case GateFact.TerritoryRequested(var _, var settled) -> said("tree", settled);
            case GateFact.TerritoryAnswered(var _, var territory) ->
                counted("claims-judged", territory.claims().size());
            case GateFact.BaselineTestsRequested(var _, var changes) -> counted("changed-tests", changes.size());
            case GateFact.BaselineTestsAnswered(var _, var tests) ->
                counted("changed-tests", tests.proofs().size());
            case GateFact.InspectionAbandoned(String why) -> quoted(why);
            case GateFact.VerdictGiven _, GateFact.OwnerAsked _ ->
                progress.line(fact).orElseThrow();
            case GateFact.OwnerAnswered(var _, Answer answer) -> unproven(answer(answer));
            case GateFact.TaskClosed(Closing how) -> closing(how);
            case GateFact.Refused(var command, var state) -> said("refused", word(command), word(state));
        };
    }

    private String answer(Answer answer) {
        return switch (answer) {
            case Answer.Accept(String why) -> said("owner-accepts", quoted(why));
            case Answer.GoOn(String words) -> said("owner-goes-on", quoted(words));
            case Answer.Withdraw(String why) -> said("owner-withdraws", quoted(why));
        };
    }

    private String closing(Closing how) {
        return switch (how) {
            case Closing.Clean _ -> speech.text("words.verdict.clean-by-floor");
            case Closing.AcceptedByOwner(String why) -> unproven(said("owner-accepts", quoted(why)));
            case Closing.Withdrawn(String why) -> unproven(said("owner-withdraws", quoted(why)));
        };
    }

    private String run(RunFact fact) {
        return switch (fact) {
            case RunFact.RunStarted(var _, var order, var _) ->
                said("run-started", order.task(), quoted(order.executor()));
            case RunFact.TreeSeen(var state) -> said("tree-seen", state);
            case RunFact.SessionNamed(String session) -> quoted(session);
            case RunFact.CallJudged(int call, int round) -> said("call-judged", call, round);
            case RunFact.RunEnded(var how) -> new VerdictWords(speech).line(how).text();
            case RunFact.CallStarted _,
                    RunFact.ClaimsGiven _,
                    RunFact.CallEnded _,
                    RunFact.RestBegan _,
                    RunFact.RunResumed _ -> progress.line(fact).orElseThrow();
        };
    }

    private String project(ProjectFact fact) {
        return switch (fact) {
            case ProjectFact.TaskListed(var task) -> said("task-listed", task);
            case ProjectFact.RunListed(var run, var task) -> said("run-listed", run, task);
        };
    }

    private String tree(TreeFact fact) {
        return switch (fact) {
            case TreeFact.StateTaken(var state, var why, var _) ->
                said("state-taken", state, speech.text("states.why." + word(why)));
            case TreeFact.StateRestored(var before, var target, var after, var _, var _) ->
                said("state-restored", before, target, after);
        };
    }

    /** An act of the owner's that no signature proves. */
    private String unproven(String act) {
        return said("owner-not-proven", act);
    }

    private String counted(String what, long number) {
        return speech.count("words.fact." + what, number);
    }

    private String said(String what, Object... arguments) {
        return speech.text("words.fact." + what, arguments);
    }

    private String quoted(String text) {
        return said("quoted", Harmless.sentence(text, LONGEST_TEXT));
    }

    private static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
