package dev.locum.core.ledger;

import java.util.HexFormat;
import java.util.random.RandomGenerator;

/**
 * {@value #BYTES} random bytes that are hashed before a body and erased with it, so that a short body (a "yes", a phone
 * number) cannot be guessed from the digest that stays behind.
 */
public record Salt(String hex) {
    public static final int BYTES = 16;

    public Salt {
        if (!Hexadecimal.isOf(hex, 2 * BYTES)) {
            throw new IllegalArgumentException("not a salt of " + BYTES + " bytes: " + hex);
        }
    }

    public static Salt from(RandomGenerator randomness) {
        var bytes = new byte[BYTES];
        randomness.nextBytes(bytes);
        return new Salt(HexFormat.of().formatHex(bytes));
    }

    byte[] bytes() {
        return HexFormat.of().parseHex(hex);
    }
}
