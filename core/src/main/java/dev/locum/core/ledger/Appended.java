package dev.locum.core.ledger;

import java.util.List;

/** How an attempt to append came out; in each case the ledger holds all of the drafts or none. */
public sealed interface Appended {

    /** The drafts are recorded and will survive a crash. */
    record Done(List<Entry> entries) implements Appended {
        public Done {
            entries = List.copyOf(entries);
        }
    }

    /** An earlier attempt had recorded these very drafts; nothing was written. */
    record AlreadyThere(List<Entry> entries) implements Appended {
        public AlreadyThere {
            entries = List.copyOf(entries);
        }
    }

    /**
     * Another writer got in between; nothing was written.
     *
     * @param position where the stream ends now
     */
    record Moved(long position) implements Appended {}
}
