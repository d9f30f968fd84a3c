package dev.locum.core.evidence;

import dev.locum.core.ledger.Digest;

/**
 * What a command printed, kept in bounded size under the digest of the whole.
 *
 * @param digest SHA-256 over every byte of standard output and standard error as they arrived
 * @param bytes how many bytes arrived in all
 * @param head the first part, decoded as UTF-8 with replacement
 * @param tail the last part where the whole does not fit into the head; else empty
 */
public record Output(Digest digest, long bytes, String head, String tail) {
    public static final Output NONE = new Output(Digest.of(new byte[0]), 0, "", "");

    /** All that is kept, with a mark where something was left out. */
    public String kept() {
        return tail.isEmpty() ? head : head + "\n[.. %d bytes in all ..]\n".formatted(bytes) + tail;
    }
}
