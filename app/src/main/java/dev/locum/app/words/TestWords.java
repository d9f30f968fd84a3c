package dev.locum.app.words;

import dev.locum.app.words.FindingText.Shown;
import dev.locum.core.evidence.source.SourceLine;
import dev.locum.core.evidence.weakening.TestChange;
import dev.locum.core.gate.verdict.Attribution;
import dev.locum.core.gate.verdict.Finding;
import dev.locum.core.gate.verdict.Proof;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Tests that were taken away, skipped or made to ask less: with both sides of the change. */
final class TestWords {
    private static final int LINES_A_SIDE = 6;

    private final Speech speech;

    TestWords(Speech speech) {
        this.speech = speech;
    }

    FindingText say(Finding.TestWeakened finding) {
        TestChange change = finding.change();
        List<Shown> shown = new ArrayList<>();
        if (change.weakens()) {
            shown.add(new Shown.Fact(proof(finding.proof())));
        }
        List<String> lines = Stream.concat(side("-", change.before()), side("+", change.now()))
                .toList();
        if (!lines.isEmpty()) {
            shown.add(new Shown.Quote(speech.text("words.diff"), lines));
        }
        String headline = speech.text(
                "words.test." + kind(change), Harmless.name(change.test().value()), Harmless.name(change.file()));
        return new FindingText(whose(speech, headline, finding.attribution()), shown);
    }

    static String kind(TestChange change) {
        return switch (change) {
            case TestChange.Deleted _ -> "deleted";
            case TestChange.Skipped _ -> "skipped";
            case TestChange.Emptied _ -> "emptied";
            case TestChange.AssertionsRemoved _ -> "assertions-removed";
            case TestChange.ThresholdLoosened _ -> "threshold-loosened";
            case TestChange.MovedOutOfRun _ -> "moved-out-of-run";
            case TestChange.SwallowedFailure _ -> "swallowed-failure";
            case TestChange.ExpectationChanged _ -> "expectation-changed";
            case TestChange.NotUnderstood _ -> "not-understood";
        };
    }

    /** {@code headline}, with whose the change is where it is not plainly this task's own. */
    static String whose(Speech speech, String headline, Attribution attribution) {
        return switch (attribution) {
            case ATTRIBUTED -> headline;
            case SHARED -> headline + " " + speech.text("words.whose.shared");
            case UNATTRIBUTED -> headline + " " + speech.text("words.whose.unattributed");
        };
    }

    private String proof(Proof proof) {
        return speech.text(
                switch (proof) {
                    case FAILS_ON_NEW_CODE -> "words.proof.fails-on-new-code";
                    case PASSES_ON_NEW_CODE -> "words.proof.passes-on-new-code";
                    case SUBJECT_GONE -> "words.proof.subject-gone";
                    case NOT_LOOKED_AT -> "words.proof.not-looked-at";
                });
    }

    private static Stream<String> side(String sign, List<SourceLine> lines) {
        return lines.stream().limit(LINES_A_SIDE).map(line -> sign + " " + line(line));
    }

    static String line(SourceLine line) {
        return Harmless.name(line.path()) + ":" + line.number() + "  " + Harmless.line(line.text());
    }
}
