package dev.locum.core.ledger;

import dev.locum.core.ledger.secret.SecretMask;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The one way into a ledger: decides whether drafts may be recorded, masks their secrets, salts, hashes and chains them.
 * Every ledger appends through a scribe, so none can forget one of these.
 */
public final class Scribe {
    private final InstantSource clock;
    private final Supplier<Salt> salts;

    public Scribe(InstantSource clock, Supplier<Salt> salts) {
        this.clock = clock;
        this.salts = salts;
    }

    /** As {@link Ledger#append}; has written to the pages only where the outcome is {@link Appended.Done}. */
    public <X extends Exception> Appended append(
            Pages<X> pages, StreamName stream, long expectedPosition, List<Draft> drafts) throws X {
        var masked = masked(stream, drafts);
        var recorded = recorded(pages, stream, masked);
        if (!recorded.isEmpty()) {
            return new Appended.AlreadyThere(recorded);
        }
        var position = pages.end(stream);
        return position == expectedPosition
                ? new Appended.Done(write(pages, stream, position, masked))
                : new Appended.Moved(position);
    }

    private static List<Draft> masked(StreamName stream, List<Draft> drafts) {
        if (drafts.isEmpty()) {
            throw new IllegalArgumentException("nothing to append to " + stream);
        }
        var keys = new HashSet<String>();
        var masked = new ArrayList<Draft>(drafts.size());
        for (var draft : drafts) {
            if (!keys.add(draft.key())) {
                throw new KeyTaken(stream, draft.key(), "given twice in one append");
            }
            if (SecretMask.hidesIn(draft.key())) {
                throw new IllegalArgumentException("a key of stream " + stream + " looks like a secret");
            }
            masked.add(new Draft(draft.kind(), SecretMask.mask(draft.body()), draft.key()));
        }
        return masked;
    }

    /** The entries that these drafts became earlier: one for each, or none at all. */
    private static <X extends Exception> List<Entry> recorded(Pages<X> pages, StreamName stream, List<Draft> drafts)
            throws X {
        var found = new ArrayList<Entry>();
        Optional<String> absent = Optional.empty();
        for (var draft : drafts) {
            var earlier = pages.find(stream, draft.key());
            if (earlier.isEmpty()) {
                absent = Optional.of(draft.key());
            } else if (isOf(draft, earlier.get())) {
                found.add(earlier.get().entry());
            } else {
                throw new KeyTaken(stream, draft.key(), "stands for another fact");
            }
        }
        if (absent.isPresent() && !found.isEmpty()) {
            throw new KeyTaken(
                    stream, found.getFirst().key(), "is recorded, but " + absent.get() + " beside it is not");
        }
        return found;
    }

    /** An erased body cannot be compared any more; its key and kind answer for it. */
    private static boolean isOf(Draft draft, Recorded earlier) {
        var sameBody = switch (earlier.body()) {
            case Body.Kept kept -> new Body.Kept(draft.body(), kept.salt()).equals(kept);
            case Body.Erased _ -> true;
        };
        return sameBody && earlier.entry().kind().equals(draft.kind());
    }

    private <X extends Exception> List<Entry> write(
            Pages<X> pages, StreamName stream, long position, List<Draft> drafts) throws X {
        var at = clock.instant();
        var chain = pages.end();
        var entries = new ArrayList<Entry>(drafts.size());
        for (var draft : drafts) {
            var body = new Body.Kept(draft.body(), salts.get());
            var entry = chain.next(stream, position + entries.size() + 1, draft, at, body.digest());
            pages.write(entry, body);
            chain = chain.after(entry);
            entries.add(entry);
        }
        return entries;
    }
}
