package dev.locum.core.accepted;

import dev.locum.core.ledger.Digest;
import java.nio.charset.StandardCharsets;
import java.time.Instant;

/**
 * A text the owner said yes to, word for word.
 *
 * @param name which text
 * @param text all of it
 * @param at when the owner said yes
 * @param consent how
 * @param environment what its commands see
 */
public record AcceptedText(TextName name, String text, Instant at, Consent consent, FixedEnvironment environment) {

    /** What names this very text. */
    public Digest digest() {
        return Digest.of(text.getBytes(StandardCharsets.UTF_8));
    }
}
