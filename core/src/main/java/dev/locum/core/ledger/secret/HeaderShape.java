package dev.locum.core.ledger.secret;

import java.util.List;
import java.util.Optional;

/** The credentials of an {@code Authorization} header (RFC 9110), with or without a scheme before them. */
final class HeaderShape implements SecretShape {
    private static final List<String> NAMES = List.of("authorization", "proxy-authorization");
    private static final List<String> SCHEMES = List.of("bearer", "basic", "token", "apikey");
    private static final int LEAST = 6;

    @Override
    public Optional<Secret> at(CharSequence text, int at) {
        if (!Words.startsAt(text, at)) {
            return Optional.empty();
        }
        for (var name : NAMES) {
            if (Words.hasIgnoringCase(text, at, name)) {
                return afterName(text, at + name.length());
            }
        }
        return Optional.empty();
    }

    private static Optional<Secret> afterName(CharSequence text, int nameEnd) {
        var separator = Words.blanks(text, Quoted.afterQuote(text, nameEnd));
        if (!Words.has(text, separator, ":") && !Words.has(text, separator, "=")) {
            return Optional.empty();
        }
        var value = Quoted.afterQuote(text, Words.blanks(text, separator + 1));
        var start = afterScheme(text, value);
        var end = Words.run(text, start, HeaderShape::isOfCredentials);
        return end - start >= LEAST && Values.looksRandom(text, start, end)
                ? Optional.of(Secret.between(start, end))
                : Optional.empty();
    }

    private static int afterScheme(CharSequence text, int start) {
        return SCHEMES.stream()
                .filter(scheme -> Words.hasIgnoringCase(text, start, scheme))
                .mapToInt(scheme -> Words.blanks(text, start + scheme.length()))
                .findFirst()
                .orElse(start);
    }

    private static boolean isOfCredentials(int character) {
        return (character < 0x80 && Words.isLetter(character)) || "-._~+/=".indexOf(character) >= 0;
    }
}
