package dev.locum.core.ledger;

/** What a walk over the whole chain found: {@link #EMPTY} followed {@link #then} by each entry in order. */
public sealed interface Verification {
    /** Before the first entry. */
    Intact EMPTY = new Intact(0, 0, Digest.NONE);

    /** What is known when this entry comes next. */
    Verification then(Recorded next);

    /** What is known when the next entry has this flaw. */
    Verification brokenBy(long sequence, Flaw flaw);

    /**
     * Every link follows from the one before and every kept body has its digest. It does not show that the end was not
     * cut off: for that, compare the head with one that was noted elsewhere.
     *
     * @param entries how many there are
     * @param erased how many of them have lost their body to {@link Ledger#erase}
     * @param head the last link, or {@link Digest#NONE} of an empty ledger
     */
    record Intact(long entries, long erased, Digest head) implements Verification {

        @Override
        public Verification then(Recorded next) {
            var entry = next.entry();
            if (entry.sequence() != entries + 1) {
                return brokenBy(entries + 1, new Flaw.Missing());
            }
            if (!new Chain(entries, head).link(entry).equals(entry.chain())) {
                return brokenBy(entry.sequence(), new Flaw.Unlinked());
            }
            return switch (next.body()) {
                case Body.Erased _ -> new Intact(entry.sequence(), erased + 1, entry.chain());
                case Body.Kept kept
                when kept.digest().equals(entry.body()) -> new Intact(entry.sequence(), erased, entry.chain());
                case Body.Kept _ -> brokenBy(entry.sequence(), new Flaw.BodyChanged());
            };
        }

        @Override
        public Verification brokenBy(long sequence, Flaw flaw) {
            var due = entries + 1;
            return new Broken(due, sequence == due ? flaw : new Flaw.Missing(), this);
        }
    }

    /**
     * The first place at which the ledger is not what was written.
     *
     * @param sequence the entry that does not hold
     * @param sound what stands before it
     */
    record Broken(long sequence, Flaw flaw, Intact sound) implements Verification {

        @Override
        public Verification then(Recorded next) {
            return this;
        }

        @Override
        public Verification brokenBy(long later, Flaw another) {
            return this;
        }
    }
}
