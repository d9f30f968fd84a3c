package dev.locum.core.ledger;

import java.time.Instant;
import java.time.temporal.ChronoUnit;

/**
 * One link of the chain.
 *
 * @param sequence its place in the whole ledger, from 1 without gaps; this, not the time, is the order
 * @param stream the line of facts it belongs to
 * @param position its place in that stream, from 1 without gaps
 * @param kind what sort of fact it is
 * @param at what the clock said, in whole milliseconds; may be earlier than the entry before
 * @param key what makes a second attempt recognisable
 * @param body the digest of its salted body
 * @param chain the digest of all of the above and of the chain before
 */
public record Entry(
        long sequence, StreamName stream, long position, Kind kind, Instant at, String key, Digest body, Digest chain) {

    public Entry {
        if (sequence < 1 || position < 1) {
            throw new IllegalArgumentException("sequence and position count from 1");
        }
        at = at.truncatedTo(ChronoUnit.MILLIS);
    }
}
