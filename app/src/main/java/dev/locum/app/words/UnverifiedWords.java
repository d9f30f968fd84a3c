package dev.locum.app.words;

import dev.locum.core.evidence.claim.TestCount;
import dev.locum.core.evidence.claim.UnverifiedBy;
import java.util.List;

/** Why nothing was shown of a claim. */
final class UnverifiedWords {
    private static final int LONGEST_REASON = 160;

    private final Speech speech;
    private final Exhibits exhibits;

    UnverifiedWords(Speech speech, Exhibits exhibits) {
        this.speech = speech;
        this.exhibits = exhibits;
    }

    String say(UnverifiedBy by) {
        Amounts amounts = new Amounts(speech);
        return switch (by) {
            case UnverifiedBy.CommandNotAccepted(String command) -> said("command-not-accepted", run(command));
            case UnverifiedBy.CouldNotStart(String run, String why) -> said("could-not-start", run(run), reason(why));
            case UnverifiedBy.NoResult(String run, String why) -> said("no-result", run(run), reason(why));
            case UnverifiedBy.NotRun(String run) -> said("not-run", run(run));
            case UnverifiedBy.Stale(String run) -> said("stale", run(run));
            case UnverifiedBy.Flaky(String run) -> said("flaky", run(run));
            case UnverifiedBy.RedForAnotherReason(String run) -> said("red-for-another-reason", run(run));
            case UnverifiedBy.NoBaseline _ -> said("no-baseline");
            case UnverifiedBy.NoSuchCheck(String name) -> said("no-such-check", Harmless.name(name));
            case UnverifiedBy.CountNotShown(TestCount claimed) -> said("count-not-shown", amounts.tests(claimed));
            case UnverifiedBy.FoundElsewhere(String path, List<String> places) ->
                said("found-elsewhere", Harmless.name(path), amounts.names(places));
            case UnverifiedBy.SearchWasBlind(String why) -> said("search-was-blind", reason(why));
            case UnverifiedBy.NotDecidable(String why) -> said("not-decidable", reason(why));
        };
    }

    private String said(String kind, Object... arguments) {
        return speech.text("words.unverified." + kind, arguments);
    }

    private String run(String run) {
        return Harmless.code(exhibits.command(run));
    }

    private static String reason(String why) {
        return Harmless.sentence(why, LONGEST_REASON);
    }
}
