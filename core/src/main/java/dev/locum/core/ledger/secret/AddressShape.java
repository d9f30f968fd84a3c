package dev.locum.core.ledger.secret;

import java.util.Optional;

/** The password of an address such as {@code https://user:password@host/}. */
final class AddressShape implements SecretShape {
    private static final String BEFORE_AUTHORITY = "://";

    @Override
    public Optional<Secret> at(CharSequence text, int at) {
        if (!Words.has(text, at, BEFORE_AUTHORITY)) {
            return Optional.empty();
        }
        var start = at + BEFORE_AUTHORITY.length();
        var end = Words.run(text, start, AddressShape::isOfAuthority);
        var colon = Words.run(text, start, character -> character != ':' && isOfAuthority(character));
        var host = lastAt(text, start, end);
        return colon + 1 < host && !Values.isReference(text, colon + 1)
                ? Optional.of(Secret.between(colon + 1, host))
                : Optional.empty();
    }

    private static int lastAt(CharSequence text, int start, int end) {
        for (var i = end - 1; i >= start; i--) {
            if (text.charAt(i) == '@') {
                return i;
            }
        }
        return start;
    }

    private static boolean isOfAuthority(int character) {
        return character > ' ' && "/?#\"'\\<>`,".indexOf(character) < 0;
    }
}
