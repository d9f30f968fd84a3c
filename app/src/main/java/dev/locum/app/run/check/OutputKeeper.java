package dev.locum.app.run.check;

import dev.locum.core.evidence.Output;
import dev.locum.core.ledger.Digest;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Keeps head and tail of what a command prints, and counts and digests all of it, in bounded memory. */
final class OutputKeeper {
    static final int KEPT = 64 * 1024;

    private final MessageDigest digest = sha256();
    private final ByteArrayOutputStream head = new ByteArrayOutputStream();
    private final byte[] tail = new byte[KEPT];
    private long bytes;

    synchronized void printed(byte[] buffer, int length) {
        digest.update(buffer, 0, length);
        int toHead = Math.min(length, KEPT - head.size());
        head.write(buffer, 0, toHead);
        for (int at = Math.max(toHead, length - KEPT); at < length; at++) {
            tail[(int) ((bytes + at) % KEPT)] = buffer[at];
        }
        bytes += length;
    }

    synchronized Output output() {
        return new Output(
                new Digest(HexFormat.of().formatHex(copy().digest())),
                bytes,
                head.toString(StandardCharsets.UTF_8),
                new String(tail(), StandardCharsets.UTF_8));
    }

    private byte[] tail() {
        int length = (int) Math.min(KEPT, bytes - head.size());
        byte[] last = new byte[length];
        for (int i = 0; i < length; i++) {
            last[i] = tail[(int) ((bytes - length + i) % KEPT)];
        }
        return last;
    }

    private MessageDigest copy() {
        try {
            return (MessageDigest) digest.clone();
        } catch (CloneNotSupportedException e) {
            throw new IllegalStateException("every Java platform can copy SHA-256", e);
        }
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java platform has SHA-256", impossible);
        }
    }
}
