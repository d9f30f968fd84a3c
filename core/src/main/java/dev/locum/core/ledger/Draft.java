package dev.locum.core.ledger;

import java.util.Arrays;
import java.util.regex.Pattern;

/**
 * A fact that asks to be recorded.
 *
 * @param kind what sort of fact it is
 * @param body its encoded bytes, before masking
 * @param key what makes a second attempt recognisable; unique in its stream; printable ASCII without blanks, at most
 *     {@value #LONGEST_KEY} characters
 */
@SuppressWarnings("ArrayRecordComponent") // copied both ways, compared by content
public record Draft(Kind kind, byte[] body, String key) {
    public static final int LONGEST_KEY = 200;

    private static final Pattern KEY = Pattern.compile("[!-~]{1," + LONGEST_KEY + "}");

    public Draft {
        if (!KEY.matcher(key).matches()) {
            throw new IllegalArgumentException(
                    "not a key (1 to " + LONGEST_KEY + " printable ASCII characters without blanks): " + key);
        }
        body = body.clone();
    }

    @Override
    public byte[] body() {
        return body.clone();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Draft draft
                && kind.equals(draft.kind)
                && key.equals(draft.key)
                && Arrays.equals(body, draft.body);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * kind.hashCode() + key.hashCode()) + Arrays.hashCode(body);
    }

    @Override
    public String toString() {
        return "Draft[" + kind + ", key=" + key + ", " + body.length + " bytes]";
    }
}
