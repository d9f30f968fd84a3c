package dev.locum.core.ledger;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Arrays;

/** What an entry says, or the trace of what it once said. */
public sealed interface Body {

    /**
     * A body as it was written: masked, beside the salt it was hashed with.
     *
     * @param bytes the fact's encoding
     * @param salt goes when the bytes go
     */
    @SuppressWarnings("ArrayRecordComponent") // copied both ways, compared by content
    record Kept(byte[] bytes, Salt salt) implements Body {
        public Kept {
            bytes = bytes.clone();
        }

        @Override
        public byte[] bytes() {
            return bytes.clone();
        }

        /** What the chain keeps of it: the digest of the salt followed by the bytes. */
        public Digest digest() {
            return Digest.of(salt.bytes(), bytes);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Kept kept && salt.equals(kept.salt) && Arrays.equals(bytes, kept.bytes);
        }

        @Override
        public int hashCode() {
            return 31 * Arrays.hashCode(bytes) + salt.hashCode();
        }

        @Override
        public String toString() {
            return "Kept[" + bytes.length + " bytes]";
        }
    }

    /** A body that was erased; its digest still stands in the chain. */
    record Erased(Instant at) implements Body {
        public Erased {
            at = at.truncatedTo(ChronoUnit.MILLIS);
        }
    }
}
