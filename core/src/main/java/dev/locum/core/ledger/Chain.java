package dev.locum.core.ledger;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Instant;

/**
 * The end of a chain: how many entries it has and its last link. Each link is the digest of the link before and of the
 * entry's own fields, every field preceded by its length in four bytes, so that no two entries give the same bytes.
 *
 * @param entries how many entries there are, the sequence of the last
 * @param head the last link
 */
public record Chain(long entries, Digest head) {
    /** Before the first entry. */
    public static final Chain EMPTY = new Chain(0, Digest.NONE);

    private static final byte[] FORM = "locum-ledger-1".getBytes(StandardCharsets.UTF_8);

    /** The entry that follows, with its link. */
    Entry next(StreamName stream, long position, Draft draft, Instant at, Digest body) {
        var unlinked = new Entry(entries + 1, stream, position, draft.kind(), at, draft.key(), body, Digest.NONE);
        return new Entry(
                unlinked.sequence(),
                stream,
                position,
                unlinked.kind(),
                unlinked.at(),
                unlinked.key(),
                body,
                link(unlinked));
    }

    /** The chain with this entry at its end. */
    Chain after(Entry entry) {
        return new Chain(entry.sequence(), entry.chain());
    }

    /** What the link of an entry has to be when it follows here. */
    Digest link(Entry entry) {
        return Digest.of(encoded(
                FORM,
                head.bytes(),
                number(entry.sequence()),
                text(entry.stream().value()),
                number(entry.position()),
                text(entry.kind().value()),
                number(entry.at().toEpochMilli()),
                text(entry.key()),
                entry.body().bytes()));
    }

    private static byte[] encoded(byte[]... fields) {
        var length = 0;
        for (var field : fields) {
            length += Integer.BYTES + field.length;
        }
        var bytes = ByteBuffer.allocate(length);
        for (var field : fields) {
            bytes.putInt(field.length).put(field);
        }
        return bytes.array();
    }

    private static byte[] number(long value) {
        return ByteBuffer.allocate(Long.BYTES).putLong(value).array();
    }

    private static byte[] text(String value) {
        return value.getBytes(StandardCharsets.UTF_8);
    }
}
