package dev.locum.app.words;

import dev.locum.app.words.FindingText.Shown;
import dev.locum.core.evidence.CheckId;
import dev.locum.core.evidence.Evidence;
import dev.locum.core.evidence.EvidenceId;
import dev.locum.core.gate.verdict.Finding;
import java.util.List;

/** What the accepted checks said. */
final class CheckWords {
    private final Speech speech;
    private final Exhibits exhibits;
    private final Amounts amounts;
    private final OutcomeWords outcomes;
    private final EvidenceWords evidence;

    CheckWords(Speech speech, Exhibits exhibits) {
        this.speech = speech;
        this.exhibits = exhibits;
        this.amounts = new Amounts(speech);
        this.outcomes = new OutcomeWords(speech);
        this.evidence = new EvidenceWords(speech);
    }

    FindingText say(Finding.NoCheck none) {
        return FindingText.of(speech.text("words.finding." + FindingKind.of(none)));
    }

    FindingText say(Finding.CheckRed red) {
        return shown(
                speech.text("words.finding.check-red", red.check(), outcomes.reasons(red.reasons())),
                red.check(),
                red.evidence());
    }

    FindingText say(Finding.TestsRed red) {
        return shown(
                speech.count("words.finding.tests-red", red.tests().size(), red.check(), amounts.tests(red.tests())),
                red.check(),
                red.evidence());
    }

    FindingText say(Finding.OldReds old) {
        return FindingText.of(
                speech.count("words.finding.old-reds", old.tests().size(), old.check(), amounts.tests(old.tests())));
    }

    FindingText say(Finding.RedOfUnknownAge red) {
        String key = switch (red.age()) {
            case RED_BEFORE_WITHOUT_NAMES -> "words.finding.red-of-unknown-age.red-before";
            case NOT_RUN_BEFORE -> "words.finding.red-of-unknown-age.not-run-before";
        };
        return shown(speech.text(key, red.check()), red.check(), red.evidence());
    }

    FindingText say(Finding.CheckTellsNothing silent) {
        List<Shown> output = exhibits.newest(silent.check())
                .filter(piece -> piece.outcome().equals(silent.outcome()))
                .map(piece -> whole(silent.check(), piece))
                .orElse(List.of());
        return new FindingText(
                speech.text("words.finding.check-tells-nothing", silent.check(), outcomes.say(silent.outcome())),
                output);
    }

    FindingText say(Finding.NoTestRan none) {
        return shown(speech.text("words.finding.no-test-ran", none.check()), none.check(), none.evidence());
    }

    FindingText say(Finding.FewerTests fewer) {
        return shown(
                speech.text("words.finding.fewer-tests", fewer.check(), fewer.before(), fewer.ran()),
                fewer.check(),
                fewer.evidence());
    }

    FindingText say(Finding.EvidenceStale stale) {
        return FindingText.of(speech.text("words.finding.evidence-stale", stale.check()));
    }

    private FindingText shown(String headline, CheckId check, EvidenceId id) {
        return new FindingText(
                headline,
                exhibits.evidence(id).map(piece -> whole(check, piece)).orElse(List.of()));
    }

    private List<Shown> whole(CheckId check, Evidence piece) {
        return evidence.whole(exhibits.check(check.value()), piece);
    }
}
