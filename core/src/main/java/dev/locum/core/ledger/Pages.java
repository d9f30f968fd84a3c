package dev.locum.core.ledger;

import java.util.Optional;

/**
 * What a {@link Scribe} needs of the place where entries are kept, within one transaction: nobody else writes between the
 * first call and the end of it.
 *
 * @param <X> how the place fails
 */
public interface Pages<X extends Exception> {

    /** The end of the chain. */
    Chain end() throws X;

    /** The position of the stream's last entry, 0 where there is none. */
    long end(StreamName stream) throws X;

    /** The entry of the stream that has this key. */
    Optional<Recorded> find(StreamName stream, String key) throws X;

    void write(Entry entry, Body.Kept body) throws X;
}
