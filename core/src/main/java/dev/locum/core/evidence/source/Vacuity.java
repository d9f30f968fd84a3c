package dev.locum.core.evidence.source;

import dev.locum.core.evidence.source.lex.Token;
import dev.locum.core.evidence.source.lex.Tokens;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Whether an assertion is one that cannot fail, whatever the code under test does. */
final class Vacuity {
    private static final Set<String> IDLE = Set.of(
            "self",
            "this",
            "t",
            "to",
            "be",
            "not",
            "that",
            "Assert",
            "Assertions",
            "is",
            "await",
            "return",
            "chai",
            "require");

    /** From where to where the first thing that is demanded stands, brackets around it left out. */
    private record Demand(int from, int to) {}

    private Vacuity() {}

    static boolean of(List<Token> assertion) {
        if (isConstant(assertion)) {
            return true;
        }
        Tokens all = Tokens.over(assertion);
        return demand(all)
                .filter(demand -> comparesWithItself(all, demand) || fallsBackOnTrue(all, demand))
                .isPresent();
    }

    private static boolean isConstant(List<Token> tokens) {
        boolean fails = tokens.stream().anyMatch(t -> t.isWord() && Heads.FAILURES.contains(t.text()));
        boolean raises = tokens.stream().anyMatch(t -> t.isWord() && lower(t).matches(".{0,40}(raises|throws?)"));
        if (fails || raises || tokens.size() < 2 || isOwnRoutine(tokens)) {
            return false;
        }
        for (int i = 0; i < tokens.size(); i++) {
            Token token = tokens.get(i);
            boolean method =
                    i > 0 && (tokens.get(i - 1).is(".") || tokens.get(i - 1).is("?."));
            boolean empty = method
                    || Heads.isNamedLikeOne(token.text())
                    || IDLE.contains(token.text())
                    || Strength.CONSTANTS.contains(lower(token));
            if (token.isWord() && !empty) {
                return false;
            }
        }
        return tokens.stream().anyMatch(t -> t.isLiteral() || Strength.CONSTANTS.contains(lower(t)));
    }

    /** A call of a routine that is only named like an assertion: what it demands of its arguments stands elsewhere. */
    private static boolean isOwnRoutine(List<Token> tokens) {
        return tokens.stream()
                .filter(t -> t.isWord() && Heads.isNamedLikeOne(t.text()))
                .anyMatch(t -> t.text().contains("_") && !Strength.isVocabulary(t.text()));
    }

    private static Optional<Demand> demand(Tokens all) {
        int open = 0;
        while (open < all.size() && !all.is(open, "(")) {
            open++;
        }
        if (all.is(0, "assert") && open != 1 && !all.is(1, ".")) {
            return Optional.of(new Demand(1, all.size()));
        }
        return open == all.size()
                ? Optional.empty()
                : Optional.of(new Demand(open + 1, Math.min(all.size(), all.closing(open))));
    }

    /** {@code assertEqual(f(x), f(x))}, {@code assert f(x) == f(x)}: it asks whether a value is itself. */
    private static boolean comparesWithItself(Tokens all, Demand demand) {
        for (int i = demand.from(); i < demand.to(); i = after(all, i)) {
            if (all.is(i, ",") || all.is(i, "==") || all.is(i, "===")) {
                return i > demand.from()
                        && Wording.exact(all.between(demand.from(), i))
                                .equals(Wording.exact(all.between(i + 1, demand.to())));
            }
        }
        return false;
    }

    /** {@code assert f(x) == 3 or True}; within a bracket of its own it is an argument and says nothing. */
    private static boolean fallsBackOnTrue(Tokens all, Demand demand) {
        for (int i = demand.from(); i + 1 < demand.to(); i = after(all, i)) {
            boolean last = i + 2 == demand.to() || all.is(i + 2, ",");
            if ((all.is(i, "or") || all.is(i, "||")) && lower(all.get(i + 1)).equals("true") && last) {
                return true;
            }
        }
        return false;
    }

    /** The next token outside of any bracket that opens at {@code index}. */
    private static int after(Tokens all, int index) {
        return Math.max(index, all.partner(index)) + 1;
    }

    private static String lower(Token token) {
        return token.text().toLowerCase(Locale.ROOT);
    }
}
