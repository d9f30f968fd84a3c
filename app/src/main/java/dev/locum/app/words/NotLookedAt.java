package dev.locum.app.words;

import dev.locum.core.gate.Judged;
import dev.locum.core.gate.verdict.Finding;
import dev.locum.core.gate.verdict.LensLook;
import dev.locum.core.gate.verdict.LensReport;
import dev.locum.core.gate.verdict.Proof;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What nobody has looked at: said every time, so that silence is never taken for a good sign. */
final class NotLookedAt {
    private final Speech speech;
    private final FindingWords findings;

    NotLookedAt(Speech speech, FindingWords findings) {
        this.speech = speech;
        this.findings = findings;
    }

    List<String> in(Judged round) {
        List<String> lines = new ArrayList<>();
        lines.add(speech.text("words.unseen.judgement"));
        round.handIn().spared().forEach(check -> lines.add(speech.text("words.unseen.spared", check.id())));
        for (LensReport report : round.looks()) {
            switch (report.look()) {
                case LensLook.NotLooked(LensLook.Why why) ->
                    lines.add(speech.text(
                            "words.unseen.lens",
                            speech.text("words.lens." + key(report.lens())),
                            speech.text("words.why." + key(why))));
                case LensLook.Looked(List<Finding> found) ->
                    found.stream()
                            .filter(NotLookedAt::unseen)
                            .forEach(finding -> lines.add(findings.say(finding).headline()));
            }
        }
        return lines;
    }

    private static boolean unseen(Finding finding) {
        return finding instanceof Finding.ClaimUnverified
                || (finding instanceof Finding.TestWeakened weakened
                        && weakened.change().weakens()
                        && weakened.proof() == Proof.NOT_LOOKED_AT);
    }

    private static String key(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
