package dev.locum.app.store;

import dev.locum.core.ledger.Flaw;
import dev.locum.core.ledger.Recorded;
import dev.locum.core.ledger.Verification;
import java.util.function.Consumer;

/** One walk over the rows of a ledger in order, which hands on every entry that holds. */
final class Walk implements Consumer<Row> {
    private final Consumer<Recorded> sound;
    private Verification found = Verification.EMPTY;

    Walk(Consumer<Recorded> sound) {
        this.sound = sound;
    }

    @Override
    public void accept(Row row) {
        switch (row) {
            case Row.Whole(var recorded) -> {
                found = found.then(recorded);
                if (found instanceof Verification.Intact) {
                    sound.accept(recorded);
                }
            }
            case Row.Torn(var sequence, var flaw) -> breaksAt(sequence, flaw);
        }
    }

    void breaksAt(long sequence, Flaw flaw) {
        found = found.brokenBy(sequence, flaw);
    }

    /** The sequence that has to come next where everything holds so far. */
    long next() {
        return switch (found) {
            case Verification.Intact intact -> intact.entries() + 1;
            case Verification.Broken broken -> broken.sequence() + 1;
        };
    }

    Verification found() {
        return found;
    }
}
