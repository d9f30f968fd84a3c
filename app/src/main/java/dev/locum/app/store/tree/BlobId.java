package dev.locum.app.store.tree;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Computes the id that git gives to some bytes as a blob (the digest of {@code "blob " + length + NUL + bytes}). */
final class BlobId {
    private static final int BUFFER = 1 << 16;

    private BlobId() {}

    /** @param like an id of the same repository, which tells the kind of digest by its length */
    static String of(byte[] bytes, String like) {
        MessageDigest digest = begin(bytes.length, like);
        digest.update(bytes);
        return HexFormat.of().formatHex(digest.digest());
    }

    static String of(Path file, String like) throws IOException {
        MessageDigest digest = begin(Files.size(file), like);
        byte[] buffer = new byte[BUFFER];
        try (InputStream in = Files.newInputStream(file)) {
            for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
                digest.update(buffer, 0, read);
            }
        }
        return HexFormat.of().formatHex(digest.digest());
    }

    private static MessageDigest begin(long length, String like) {
        try {
            MessageDigest digest = MessageDigest.getInstance(like.length() == 40 ? "SHA-1" : "SHA-256");
            digest.update(("blob " + length + "\0").getBytes(StandardCharsets.US_ASCII));
            return digest;
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java platform has SHA-1 and SHA-256", impossible);
        }
    }
}
