package dev.locum.core.ledger.secret;

/**
 * What to hide.
 *
 * @param start the first character of it
 * @param end the first character after it
 * @param stand what is put in its place
 */
record Secret(int start, int end, String stand) {
    Secret {
        if (start < 0 || end <= start) {
            throw new IllegalArgumentException("a secret has characters: " + start + " to " + end);
        }
    }

    static Secret between(int start, int end) {
        return new Secret(start, end, SecretMask.MASK);
    }
}
