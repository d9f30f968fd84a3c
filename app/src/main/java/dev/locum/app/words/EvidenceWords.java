package dev.locum.app.words;

import dev.locum.app.words.FindingText.Shown;
import dev.locum.core.evidence.Check;
import dev.locum.core.evidence.Evidence;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a run of a check leaves to be shown: its command, its counts, the end of its output. */
final class EvidenceWords {
    private static final int OUTPUT_LINES = 10;

    private final Speech speech;

    EvidenceWords(Speech speech) {
        this.speech = speech;
    }

    /** The command, the counts and the end of the output. */
    List<Shown> whole(Optional<Check> check, Evidence evidence) {
        List<Shown> shown = new ArrayList<>();
        check.map(this::command).map(Shown.Fact::new).ifPresent(shown::add);
        evidence.tests()
                .map(report -> speech.text("words.evidence.tests", new Amounts(speech).tally(report.tally())))
                .map(Shown.Fact::new)
                .ifPresent(shown::add);
        shown.addAll(output(evidence));
        return shown;
    }

    /** The end of the output, where there was any. */
    List<Shown> output(Evidence evidence) {
        List<String> lines = Harmless.lastLines(evidence.output().kept(), OUTPUT_LINES);
        return lines.isEmpty()
                ? List.of()
                : List.of(new Shown.Quote(speech.text("words.evidence.output", evidence.check()), lines));
    }

    private String command(Check check) {
        return check.folder().isEmpty()
                ? speech.text("words.evidence.command", Harmless.code(check.command()))
                : speech.text(
                        "words.evidence.command-in", Harmless.code(check.command()), Harmless.name(check.folder()));
    }
}
