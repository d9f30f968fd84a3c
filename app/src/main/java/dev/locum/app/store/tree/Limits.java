package dev.locum.app.store.tree;

import java.util.Set;

/**
 * How much a tree state may hold, in bytes.
 *
 * @param perFile a file larger than this is left out
 * @param perTake what one take may newly store; beyond it the largest files that the user does not track are left out
 */
public record Limits(long perFile, long perTake) {
    private static final long MEGABYTE = 1L << 20;

    public Limits {
        if (perFile < 1 || perTake < 1) {
            throw new IllegalArgumentException("limits are positive: " + perFile + ", " + perTake);
        }
    }

    /** 64 MB for a file, 1 GB for a take. */
    public static Limits usual() {
        return new Limits(64 * MEGABYTE, 1024 * MEGABYTE);
    }

    /** The name of a file that usually holds a key or a password. */
    static boolean looksSecret(String path) {
        String name = path.substring(path.lastIndexOf('/') + 1).toLowerCase(java.util.Locale.ROOT);
        if (name.startsWith(".env")) {
            return !HARMLESS.contains(name);
        }
        return NAMES.contains(name) || ENDINGS.stream().anyMatch(name::endsWith);
    }

    private static final Set<String> HARMLESS =
            Set.of(".env.example", ".env.sample", ".env.template", ".envrc.example");
    private static final Set<String> NAMES = Set.of(
            "id_rsa",
            "id_dsa",
            "id_ecdsa",
            "id_ed25519",
            ".netrc",
            ".npmrc",
            ".pypirc",
            ".pgpass",
            ".htpasswd",
            "credentials",
            "credentials.json",
            "secrets.yml",
            "secrets.yaml",
            "secrets.json",
            "master.key");
    private static final Set<String> ENDINGS =
            Set.of(".pem", ".key", ".p12", ".pfx", ".jks", ".keystore", ".kdbx", ".ppk", ".asc");
}
