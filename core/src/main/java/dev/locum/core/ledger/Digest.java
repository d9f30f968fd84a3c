package dev.locum.core.ledger;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** A SHA-256 digest, as 64 lower-case hexadecimal digits. */
public record Digest(String hex) {
    private static final int DIGITS = 64;

    /** What stands before the first entry of a chain. */
    public static final Digest NONE = new Digest("0".repeat(64));

    public Digest {
        if (!Hexadecimal.isOf(hex, DIGITS)) {
            throw new IllegalArgumentException("not a SHA-256 digest: " + hex);
        }
    }

    /** The digest of these bytes. */
    public static Digest of(byte[] bytes) {
        return of(new byte[0], bytes);
    }

    /** The digest of these bytes, one behind the other. */
    static Digest of(byte[] first, byte[] second) {
        var sha256 = sha256();
        sha256.update(first);
        return new Digest(HexFormat.of().formatHex(sha256.digest(second)));
    }

    /** The 32 bytes themselves. */
    public byte[] bytes() {
        return HexFormat.of().parseHex(hex);
    }

    @Override
    public String toString() {
        return hex;
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException absent) {
            throw new IllegalStateException("every Java platform has SHA-256", absent);
        }
    }
}
