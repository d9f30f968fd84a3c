package dev.locum.core.ledger;

import java.util.Optional;

/**
 * Some of a ledger's entries.
 *
 * @param prefix how the names of their streams start; an empty one fits all
 * @param kind what they are; all kinds where it is empty
 */
public record Selection(String prefix, Optional<Kind> kind) {
    public static final Selection ALL = new Selection("", Optional.empty());

    boolean holds(Entry entry) {
        return entry.stream().value().startsWith(prefix)
                && kind.map(entry.kind()::equals).orElse(true);
    }
}
