package dev.locum.app.words;

import dev.locum.core.gate.Judged;
import dev.locum.core.gate.verdict.Effect;
import dev.locum.core.gate.verdict.Finding;
import dev.locum.core.gate.verdict.Verdict;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** A round in one line: its verdict, and how much of what was found. */
final class RoundWords {
    private final Speech speech;
    private final VerdictWords verdicts;

    RoundWords(Speech speech) {
        this.speech = speech;
        this.verdicts = new VerdictWords(speech);
    }

    /** Number, verdict, what was found. */
    List<String> row(Judged round) {
        String reused = round.lookedIn() == round.round() ? "" : speech.text("words.round.as-before", round.lookedIn());
        return List.of(String.valueOf(round.round()), verdicts.word(round.verdict()), brief(round) + reused);
    }

    /** "1 claim is not so, 2 tests newly red": what decided the verdict, counted by kind. */
    String brief(Judged round) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        deciding(round).forEach(finding -> counts.merge(FindingKind.of(finding), size(finding), Integer::sum));
        if (round.verdict() instanceof Verdict.NeedContext) {
            return speech.count("words.brief.nothing-handed-in", 1);
        }
        return counts.isEmpty()
                ? speech.text("words.brief.nothing")
                : String.join(
                        ", ",
                        counts.entrySet().stream()
                                .map(kind -> speech.count("words.brief." + kind.getKey(), kind.getValue()))
                                .toList());
    }

    private static Stream<Finding> deciding(Judged round) {
        return switch (round.verdict()) {
            case Verdict.CleanByFloor _, Verdict.NeedContext _ -> Stream.empty();
            case Verdict.Open(List<Finding> because) -> because.stream();
            case Verdict.Fix(List<Finding> findings) -> findings.stream();
            case Verdict.Owner(List<Finding> findings) -> findings.stream();
        };
    }

    private static int size(Finding finding) {
        return finding instanceof Finding.TestsRed red ? red.tests().size() : 1;
    }

    /** What did not decide, in the order of the lenses. */
    static List<Finding> notes(Judged round) {
        return round.findings().stream()
                .filter(finding -> finding.effect() == Effect.NOTE)
                .toList();
    }
}
