package dev.locum.core.ledger;

import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.function.Consumer;

/**
 * The append-only record of what happened. Entries stand in streams and, across all streams, in one hash chain. Secrets
 * are masked before anything is hashed or written ({@link dev.locum.core.ledger.secret.SecretMask}).
 *
 * <p>Any thread may enter. Where several processes share one ledger, each sees what the others have recorded. Every
 * method may throw {@link LedgerUnavailable}.
 */
public interface Ledger extends AutoCloseable {

    /**
     * Records all of the drafts or none, and returns once they would survive a crash.
     *
     * @param expectedPosition the position of the last entry of the stream that the caller knows, 0 for none
     * @param drafts at least one, each with a key of its own
     * @throws KeyTaken when one of the keys stands for another fact, or only some of the keys are there
     */
    Appended append(StreamName stream, long expectedPosition, List<Draft> drafts);

    /** The entries of a stream from a position on (both 0 and 1 mean all), in order; none where there is no such stream. */
    List<Recorded> read(StreamName stream, long fromPosition);

    /** Hands over every entry from a sequence on, in order. The reader may use the ledger. */
    void replay(long fromSequence, Consumer<Recorded> reader);

    /** One entry; none where the ledger does not reach so far. */
    Optional<Recorded> entry(long sequence);

    /** At most so many of the newest entries of a selection, the newest of all last. */
    List<Recorded> newest(Selection selection, int most);

    /** Walks the whole chain in bounded memory and hands over every entry that holds, up to the first that does not. */
    Verification verify(Consumer<Recorded> sound);

    /** The same for whoever wants to know no more than whether it holds. */
    default Verification verify() {
        return verify(recorded -> {});
    }

    /** The streams whose name starts so. */
    SortedSet<StreamName> streams(String prefix);

    /**
     * Takes away an entry's body for good; the chain stays intact. An entry that was erased before keeps its first time.
     *
     * @throws IllegalArgumentException when there is no such entry
     */
    void erase(long sequence);

    @Override
    void close();
}
