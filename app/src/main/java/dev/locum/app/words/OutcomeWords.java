package dev.locum.app.words;

import dev.locum.core.evidence.CheckOutcome;
import dev.locum.core.evidence.CheckOutcome.RedReason;
import java.util.List;

/** How a check ended. */
final class OutcomeWords {
    private static final int LONGEST_REASON = 160;

    private final Speech speech;
    private final Amounts amounts;

    OutcomeWords(Speech speech) {
        this.speech = speech;
        this.amounts = new Amounts(speech);
    }

    String say(CheckOutcome outcome) {
        return switch (outcome) {
            case CheckOutcome.Green _ -> said("green");
            case CheckOutcome.Red(List<RedReason> reasons) -> said("red", reasons(reasons));
            case CheckOutcome.CouldNotStart(String why) ->
                said("could-not-start", Harmless.sentence(why, LONGEST_REASON));
            case CheckOutcome.TimedOut(var limit) -> said("timed-out", amounts.took(limit));
            case CheckOutcome.Died(int signal) -> said("died", signal);
            case CheckOutcome.Uncounted _ -> said("uncounted");
            case CheckOutcome.Flaky(var wavering) ->
                wavering.isEmpty() ? said("flaky") : said("flaky-names", amounts.tests(wavering));
            case CheckOutcome.TreeKeptMoving(List<String> paths) ->
                paths.isEmpty() ? said("tree-kept-moving") : said("tree-kept-moving-names", amounts.names(paths));
            case CheckOutcome.Cancelled _ -> said("cancelled");
        };
    }

    /** In a word or two, for a table. */
    String brief(CheckOutcome outcome) {
        return speech.text("words.outcome." + kind(outcome) + ".brief");
    }

    static String kind(CheckOutcome outcome) {
        return switch (outcome) {
            case CheckOutcome.Green _ -> "green";
            case CheckOutcome.Red _ -> "red";
            case CheckOutcome.CouldNotStart _ -> "could-not-start";
            case CheckOutcome.TimedOut _ -> "timed-out";
            case CheckOutcome.Died _ -> "died";
            case CheckOutcome.Uncounted _ -> "uncounted";
            case CheckOutcome.Flaky _ -> "flaky";
            case CheckOutcome.TreeKeptMoving _ -> "tree-kept-moving";
            case CheckOutcome.Cancelled _ -> "cancelled";
        };
    }

    /** Why a check did not hold, one after the other. */
    String reasons(List<RedReason> reasons) {
        return String.join("; ", reasons.stream().map(this::reason).toList());
    }

    private String reason(RedReason reason) {
        return switch (reason) {
            case RedReason.ExitStatus(int expected, int actual) ->
                expected == 0
                        ? speech.text("words.exit", actual)
                        : speech.text("words.red.exit-status", actual, expected);
            case RedReason.TooFewTests(int expected, int ran) -> speech.text("words.red.too-few-tests", ran, expected);
            case RedReason.NoTestRan _ -> speech.text("words.red.no-test-ran");
            case RedReason.FewerTestsThanBefore(int before, int ran) ->
                speech.text("words.red.fewer-tests-than-before", ran, before);
            case RedReason.NoMatch(String pattern) -> speech.text("words.red.no-match", Harmless.code(pattern));
            case RedReason.FileMissing(String path) -> speech.text("words.red.file-missing", Harmless.name(path));
        };
    }

    private String said(String kind, Object... arguments) {
        return speech.text("words.outcome." + kind, arguments);
    }
}
