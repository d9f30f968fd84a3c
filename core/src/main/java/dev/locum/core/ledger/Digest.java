package dev.locum.core.ledger;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * SHA-256 of some bytes.
 *
 * @param hex 64 lower-case hexadecimal digits
 */
public record Digest(String hex) {
    public Digest {
        if (!hex.matches("[0-9a-f]{64}")) {
            throw new IllegalArgumentException("not a SHA-256 digest: " + hex);
        }
    }

    public static Digest of(byte[] bytes) {
        try {
            return new Digest(HexFormat.of()
                    .formatHex(MessageDigest.getInstance("SHA-256").digest(bytes)));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java platform has SHA-256", impossible);
        }
    }

    @Override
    public String toString() {
        return hex;
    }
}
