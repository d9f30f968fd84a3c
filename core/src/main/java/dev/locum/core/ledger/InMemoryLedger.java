package dev.locum.core.ledger;

import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** A ledger that lives as long as its process. */
public final class InMemoryLedger implements Ledger {
    private static final String PLACE = "memory";

    private final ReentrantLock lock = new ReentrantLock();
    private final List<Recorded> entries = new ArrayList<>();
    private final InstantSource clock;
    private final Scribe scribe;
    private boolean closed;

    public InMemoryLedger(InstantSource clock, Supplier<Salt> salts) {
        this.clock = clock;
        this.scribe = new Scribe(clock, salts);
    }

    /** With one salt for all: nothing of this ledger is left behind that could be guessed from a digest. */
    public InMemoryLedger(InstantSource clock) {
        this(clock, () -> new Salt("00".repeat(Salt.BYTES)));
    }

    @Override
    public Appended append(StreamName stream, long expectedPosition, List<Draft> drafts) {
        return locked(() -> {
            var added = new Added();
            var outcome = scribe.append(added, stream, expectedPosition, drafts);
            entries.addAll(added.fresh);
            return outcome;
        });
    }

    @Override
    public List<Recorded> read(StreamName stream, long fromPosition) {
        return locked(() -> entries.stream()
                .filter(recorded -> recorded.entry().stream().equals(stream))
                .filter(recorded -> recorded.entry().position() >= fromPosition)
                .toList());
    }

    @Override
    public void replay(long fromSequence, Consumer<Recorded> reader) {
        locked(() -> entries.stream()
                        .filter(recorded -> recorded.entry().sequence() >= fromSequence)
                        .toList())
                .forEach(reader);
    }

    @Override
    public Optional<Recorded> entry(long sequence) {
        return locked(() -> sequence < 1 || sequence > entries.size()
                ? Optional.empty()
                : Optional.of(entries.get((int) sequence - 1)));
    }

    @Override
    public List<Recorded> newest(Selection selection, int most) {
        return locked(() -> entries.reversed().stream()
                .filter(recorded -> selection.holds(recorded.entry()))
                .limit(most)
                .toList()
                .reversed());
    }

    @Override
    public Verification verify(Consumer<Recorded> sound) {
        Verification found = Verification.EMPTY;
        for (var recorded : locked(() -> List.copyOf(entries))) {
            found = found.then(recorded);
            if (found instanceof Verification.Intact) {
                sound.accept(recorded);
            }
        }
        return found;
    }

    @Override
    public SortedSet<StreamName> streams(String prefix) {
        return locked(() -> {
            var names = new TreeSet<StreamName>();
            entries.stream()
                    .map(recorded -> recorded.entry().stream())
                    .filter(name -> name.value().startsWith(prefix))
                    .forEach(names::add);
            return names;
        });
    }

    @Override
    public void erase(long sequence) {
        locked(() -> {
            if (sequence < 1 || sequence > entries.size()) {
                throw new IllegalArgumentException("there is no entry " + sequence);
            }
            var recorded = entries.get((int) sequence - 1);
            return switch (recorded.body()) {
                case Body.Kept _ ->
                    entries.set((int) sequence - 1, new Recorded(recorded.entry(), new Body.Erased(clock.instant())));
                case Body.Erased _ -> recorded;
            };
        });
    }

    @Override
    public void close() {
        lock.lock();
        try {
            closed = true;
        } finally {
            lock.unlock();
        }
    }

    private <T> T locked(Supplier<T> act) {
        lock.lock();
        try {
            if (closed) {
                throw new LedgerUnavailable(new LedgerUnavailable.Reason.Closed(PLACE));
            }
            return act.get();
        } finally {
            lock.unlock();
        }
    }

    /** What one append adds, apart until all of it is known to be good. */
    private final class Added implements Pages<RuntimeException> {
        private final List<Recorded> fresh = new ArrayList<>();

        @Override
        public Chain end() {
            return entries.isEmpty()
                    ? Chain.EMPTY
                    : Chain.EMPTY.after(entries.getLast().entry());
        }

        @Override
        public long end(StreamName stream) {
            return entries.stream()
                    .filter(recorded -> recorded.entry().stream().equals(stream))
                    .count();
        }

        @Override
        public Optional<Recorded> find(StreamName stream, String key) {
            return entries.stream()
                    .filter(recorded -> recorded.entry().stream().equals(stream))
                    .filter(recorded -> recorded.entry().key().equals(key))
                    .findFirst();
        }

        @Override
        public void write(Entry entry, Body.Kept body) {
            fresh.add(new Recorded(entry, body));
        }
    }
}
