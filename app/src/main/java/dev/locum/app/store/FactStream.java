package dev.locum.app.store;

import dev.locum.core.ledger.Appended;
import dev.locum.core.ledger.Body;
import dev.locum.core.ledger.Codec;
import dev.locum.core.ledger.Draft;
import dev.locum.core.ledger.Kind;
import dev.locum.core.ledger.Ledger;
import dev.locum.core.ledger.Recorded;
import dev.locum.core.ledger.StreamName;
import java.util.ArrayList;
import java.util.List;

/**
 * One stream of the ledger as typed facts.
 *
 * <p>Any thread may enter; two writers are told apart by the position they knew.
 *
 * @param <F> the family of facts that the stream holds
 */
public final class FactStream<F> {
    private final Ledger ledger;
    private final Codec<F> codec;
    private final StreamName name;

    public FactStream(Ledger ledger, Codec<F> codec, StreamName name) {
        this.ledger = ledger;
        this.codec = codec;
        this.name = name;
    }

    /**
     * All facts so far.
     *
     * @param facts oldest first, without those whose body was erased
     * @param position where the stream ended when it was read
     */
    public record History<F>(List<F> facts, long position) {
        public History {
            facts = List.copyOf(facts);
        }
    }

    public History<F> read() {
        List<F> facts = new ArrayList<>();
        long position = 0;
        for (Recorded recorded : ledger.read(name, 0)) {
            position = recorded.entry().position();
            switch (recorded.body()) {
                case Body.Kept kept -> facts.add(codec.decode(recorded.entry().kind(), kept.bytes()));
                case Body.Erased _ -> {}
            }
        }
        return new History<>(facts, position);
    }

    /**
     * Records all of {@code facts} behind what {@code known} ended with, or nothing.
     *
     * @return whether they are recorded; if not, another writer came first: read again
     */
    public boolean append(History<F> known, List<F> facts) {
        if (facts.isEmpty()) {
            return true;
        }
        List<Draft> drafts = new ArrayList<>();
        long position = known.position();
        for (F fact : facts) {
            position++;
            Kind kind = codec.kind(fact);
            drafts.add(new Draft(kind, codec.encode(fact), position + "-" + kind.value()));
        }
        return switch (ledger.append(name, known.position(), drafts)) {
            case Appended.Done _, Appended.AlreadyThere _ -> true;
            case Appended.Moved _ -> false;
        };
    }

    /** Records {@code fact} behind whatever is there. */
    public void add(F fact) {
        addAll(List.of(fact));
    }

    /** Records all of {@code facts}, or none, behind whatever is there. */
    public void addAll(List<F> facts) {
        while (!append(read(), facts)) {
            Thread.onSpinWait();
        }
    }
}
