package dev.locum.core.accepted;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The texts in force in one working tree.
 *
 * @param inForce the last accepted text of each name
 */
public record AcceptedTexts(SortedMap<TextName, AcceptedText> inForce) {
    public static final AcceptedTexts NONE = new AcceptedTexts(Collections.emptySortedMap());

    public AcceptedTexts {
        inForce = Collections.unmodifiableSortedMap(new TreeMap<>(inForce));
    }

    /** What follows from {@code facts}, oldest first. */
    public static AcceptedTexts replay(List<AcceptedFact> facts) {
        AcceptedTexts texts = NONE;
        for (AcceptedFact fact : facts) {
            texts = texts.after(fact);
        }
        return texts;
    }

    /** The facts that make {@code text} the one in force; none where it is in force as it stands. */
    public List<AcceptedFact> accept(AcceptedText text) {
        boolean same = of(text.name())
                .filter(now ->
                        now.text().equals(text.text()) && now.environment().equals(text.environment()))
                .isPresent();
        return same ? List.of() : List.of(new AcceptedFact.TextAccepted(text));
    }

    public AcceptedTexts after(AcceptedFact fact) {
        return switch (fact) {
            case AcceptedFact.TextAccepted(AcceptedText accepted) -> {
                TreeMap<TextName, AcceptedText> texts = new TreeMap<>(inForce);
                texts.put(accepted.name(), accepted);
                yield new AcceptedTexts(texts);
            }
        };
    }

    public Optional<AcceptedText> of(TextName name) {
        return Optional.ofNullable(inForce.get(name));
    }

    /** How the file of that name, with {@code onDisk} in it, stands to what was accepted. */
    public Standing standing(TextName name, Optional<String> onDisk) {
        Optional<AcceptedText> accepted = of(name);
        if (accepted.isEmpty()) {
            return onDisk.<Standing>map(Standing.NeverAccepted::new).orElseGet(Standing.Nothing::new);
        }
        AcceptedText now = accepted.get();
        if (onDisk.isEmpty()) {
            return new Standing.FileGone(now);
        }
        return onDisk.get().equals(now.text()) ? new Standing.InForce(now) : new Standing.Pending(now, onDisk.get());
    }
}
