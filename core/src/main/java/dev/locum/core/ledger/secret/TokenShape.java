package dev.locum.core.ledger.secret;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Tokens that tell by their first characters who issued them, as the issuers document it. What follows the prefix must
 * look random (or be of an exact form), so that a word which merely begins alike is left alone.
 */
final class TokenShape implements SecretShape {
    private static final Map<Character, List<Issued>> BY_FIRST_CHARACTER = Stream.of(
                    issued(20, "AKIA", "ASIA", "ABIA", "ACCA").stream().map(Issued::exactUpperCase),
                    issued(36, "ghp_", "gho_", "ghu_", "ghs_", "ghr_").stream(),
                    issued(32, "github_pat_").stream(),
                    issued(20, "glpat-", "gldt-", "glrt-", "glcbt-", "glptt-", "glft-", "glsoat-", "gloas-").stream(),
                    issued(18, "xoxb-", "xoxp-", "xoxa-", "xoxr-", "xoxs-", "xoxe-", "xoxc-", "xoxd-", "xapp-")
                            .stream(),
                    issued(24, "sk-ant-", "sk-proj-", "sk-svcacct-", "sk-admin-", "sk-or-").stream(),
                    issued(23, "sk-").stream().map(Issued::unbroken),
                    issued(35, "AIza").stream(),
                    issued(24, "GOCSPX-").stream(),
                    issued(24, "ya29.", "SG.").stream().map(Issued::dotted),
                    issued(36, "npm_").stream(),
                    issued(40, "pypi-AgE").stream(),
                    issued(30, "hf_").stream(),
                    issued(40, "dop_v1_").stream(),
                    issued(20, "sk_live_", "sk_test_", "rk_live_", "rk_test_", "whsec_").stream(),
                    issued(24, "eyJ").stream().map(Issued::dotted),
                    issued(60, "AGE-SECRET-KEY-1").stream())
            .flatMap(Function.identity())
            .collect(Collectors.groupingBy(issued -> issued.prefix().charAt(0)));

    @Override
    public Optional<Secret> at(CharSequence text, int at) {
        if (!Words.startsAt(text, at)) {
            return Optional.empty();
        }
        for (var issued : BY_FIRST_CHARACTER.getOrDefault(text.charAt(at), List.of())) {
            if (Words.has(text, at, issued.prefix())) {
                var end = issued.end(text, at);
                if (end > at) {
                    return Optional.of(Secret.between(at, end));
                }
            }
        }
        return Optional.empty();
    }

    private static List<Issued> issued(int least, String... prefixes) {
        return Stream.of(prefixes)
                .map(prefix -> new Issued(prefix, least, Form.WORD))
                .toList();
    }

    /** What stands behind a prefix. */
    private enum Form {
        /** Any one word. */
        WORD,
        /** A word of exactly the least length, in capitals and digits. */
        EXACT_UPPER_CASE,
        /** A word whose part behind the prefix has a run without dashes that alone is long enough. */
        UNBROKEN,
        /** Up to five words joined by dots. */
        DOTTED
    }

    /**
     * @param prefix how the tokens begin
     * @param least how long they are at least, the prefix included
     */
    private record Issued(String prefix, int least, Form form) {
        private static final int MOST_PARTS = 5;

        Issued exactUpperCase() {
            return new Issued(prefix, least, Form.EXACT_UPPER_CASE);
        }

        Issued unbroken() {
            return new Issued(prefix, least, Form.UNBROKEN);
        }

        Issued dotted() {
            return new Issued(prefix, least, Form.DOTTED);
        }

        /** Where the token ends that starts here; here, where there is none. */
        int end(CharSequence text, int start) {
            var tail = start + prefix.length();
            var end = form == Form.DOTTED ? dottedEnd(text, tail) : Words.end(text, start);
            var fits = switch (form) {
                case WORD -> end - start >= least;
                case EXACT_UPPER_CASE ->
                    end - start == least && Words.run(text, start, Issued::isUpperCaseOrDigit) == end;
                case UNBROKEN -> Words.run(text, tail, Words::isLetter) - start >= least;
                case DOTTED -> end - start >= least && isDotted(text, start, end);
            };
            return fits && (form == Form.EXACT_UPPER_CASE || Values.looksRandom(text, tail, end)) ? end : start;
        }

        private boolean isDotted(CharSequence text, int start, int end) {
            return prefix.endsWith(".") || Words.run(text, start, character -> character != '.') < end;
        }

        private static int dottedEnd(CharSequence text, int start) {
            var end = Words.end(text, start);
            for (var parts = 1; parts < MOST_PARTS && Words.has(text, end, "."); parts++) {
                if (!Words.startsAt(text, end + 1)) {
                    break;
                }
                end = Words.end(text, end + 1);
            }
            return end;
        }

        private static boolean isUpperCaseOrDigit(int character) {
            return (character >= 'A' && character <= 'Z') || Words.isDigit(character);
        }
    }
}
