package dev.locum.core.ledger;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class DigestTest {
    @Test
    void shouldNameTheEmptyTextAsTheStandardDoes() {
        assertEquals(
                "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
                Digest.of(new byte[0]).hex());
    }

    @Test
    void shouldRefuseWhatIsNoDigest() {
        assertThrows(IllegalArgumentException.class, () -> new Digest("e3b0"));
    }
}
