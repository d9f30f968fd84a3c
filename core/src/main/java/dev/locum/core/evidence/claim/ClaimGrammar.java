package dev.locum.core.evidence.claim;

import java.util.List;
import java.util.Optional;

/** The words in which a claim can be handed in by itself, in English and Russian. */
public final class ClaimGrammar {
    private static final int LONGEST = 2_000;

    private ClaimGrammar() {}

    /** Reads one claim. Case, a closing full stop, quotes and backticks around names do not matter. */
    public static ParsedClaim parse(String text) {
        String said = text.strip().replaceAll("\\s+", " ").replaceFirst("(?<=.)[.!]$", "");
        if (said.length() <= LONGEST) {
            for (ClaimForm form : ClaimForms.ALL) {
                Optional<Claim> claim = form.read(said);
                if (claim.isPresent()) {
                    return new ParsedClaim.Understood(new Stated(claim.get(), new Source.Given(text.strip())));
                }
            }
        }
        return new ParsedClaim.NotUnderstood(text.strip(), forms());
    }

    /** Each known form, by example. */
    public static List<String> forms() {
        return ClaimForms.ALL.stream().map(ClaimForm::example).distinct().toList();
    }
}
