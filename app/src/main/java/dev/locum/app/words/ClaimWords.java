package dev.locum.app.words;

import dev.locum.core.evidence.claim.Source;
import dev.locum.core.evidence.claim.Stated;
import dev.locum.core.gate.verdict.Finding;

/** Claims that are not so, and claims that nothing showed. */
final class ClaimWords {
    private static final int LONGEST_QUOTE = 200;

    private final Speech speech;
    private final Reader reader;
    private final RefutationWords refutations;
    private final UnverifiedWords unverified;

    ClaimWords(Speech speech, Reader reader, Exhibits exhibits) {
        this.speech = speech;
        this.reader = reader;
        this.refutations = new RefutationWords(speech, exhibits);
        this.unverified = new UnverifiedWords(speech, exhibits);
    }

    FindingText refuted(Finding.ClaimRefuted finding) {
        FindingText why = refutations.say(finding.result().by());
        return new FindingText(reported(finding.claim()) + " " + why.headline(), why.shown());
    }

    FindingText unverified(Finding.ClaimUnverified finding) {
        String why = unverified.say(finding.result().by());
        return FindingText.of(reported(finding.claim()) + " " + why);
    }

    private String reported(Stated stated) {
        String key = switch (reader) {
            case OWNER -> "words.reported.owner";
            case EXECUTOR -> "words.reported.executor";
        };
        return speech.text(key, quoted(stated.source()));
    }

    private static String quoted(Source source) {
        String text = switch (source) {
            case Source.Given(String given) -> given;
            case Source.Sentence(String sentence, int _, int _) -> sentence;
        };
        return Harmless.sentence(text, LONGEST_QUOTE).replaceAll("[.!\\s]+$", "");
    }
}
