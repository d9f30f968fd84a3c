package dev.locum.core.evidence.claim;

import java.util.List;

/** What became of a claim that was handed in on its own. */
public sealed interface ParsedClaim {

    record Understood(Stated stated) implements ParsedClaim {}

    /** It fits no known form; {@code forms} shows each of them by example. */
    record NotUnderstood(String text, List<String> forms) implements ParsedClaim {
        public NotUnderstood {
            forms = List.copyOf(forms);
        }
    }
}
