package dev.locum.core.ledger;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.regex.Pattern;

/** A SHA-256 digest, as 64 lower-case hexadecimal digits. */
public record Digest(String hex) {
    private static final Pattern SHAPE = Pattern.compile("[0-9a-f]{64}");

    /** What stands before the first entry of a chain. */
    public static final Digest NONE = new Digest("0".repeat(64));

    public Digest {
        if (!SHAPE.matcher(hex).matches()) {
            throw new IllegalArgumentException("not a SHA-256 digest: " + hex);
        }
    }

    /** The digest of these bytes. */
    public static Digest of(byte[] bytes) {
        return new Digest(HexFormat.of().formatHex(sha256().digest(bytes)));
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
