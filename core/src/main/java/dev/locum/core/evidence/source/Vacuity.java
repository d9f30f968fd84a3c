package dev.locum.core.evidence.source;

import dev.locum.core.evidence.source.lex.Token;
import dev.locum.core.evidence.source.lex.Tokens;
import java.util.List;
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

    private static final Set<String> TRUTHS = Set.of("assert", "asserttrue", "istrue", "ok", "true");

    /**
     * From where to where stands what is demanded, brackets around it left out.
     *
     * @param truth whether it is asked to be true, rather than compared or handed on
     */
    private record Demand(int from, int to, boolean truth) {}

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
        boolean raises =
                tokens.stream().anyMatch(t -> t.isWord() && t.lowercase().matches(".{0,40}(raises|throws?)"));
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
                    || Strength.CONSTANTS.contains(token.lowercase());
            if (token.isWord() && !empty) {
                return false;
            }
        }
        return tokens.stream().anyMatch(t -> t.isLiteral() || Strength.CONSTANTS.contains(t.lowercase()));
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
        int close = open == all.size() ? open : all.closing(open);
        if (all.is(0, "assert") && isKeyword(all, open, close)) {
            return Optional.of(new Demand(1, all.size(), true));
        }
        if (open == all.size()) {
            return Optional.empty();
        }
        int head = all.is(open - 1, "!") ? open - 2 : open - 1;
        String asks = all.get(Math.max(0, head)).lowercase().replace("_", "");
        return Optional.of(new Demand(open + 1, close, TRUTHS.contains(asks)));
    }

    /** {@code assert (a or b) == c} against {@code assert(a || b)} and {@code assert!(a || b)}, which are calls. */
    private static boolean isKeyword(Tokens all, int open, int close) {
        boolean bracketed = open == 1 && (close + 1 >= all.size() || all.is(close + 1, ","));
        boolean macro = open == 2 && all.is(1, "!");
        return !bracketed && !macro && !all.is(1, ".");
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

    /**
     * {@code assert f(x) == 3 or True}, {@code assert True or f(x) == 3}; within a bracket of its own it is an argument
     * and says nothing.
     */
    private static boolean fallsBackOnTrue(Tokens all, Demand demand) {
        if (!demand.truth()) {
            return false;
        }
        boolean alternative = false;
        for (int i = demand.from(); i < demand.to(); i = after(all, i)) {
            boolean begins = i == demand.from() || all.is(i - 1, ",");
            boolean ends = i + 1 == demand.to() || all.is(i + 1, ",");
            boolean joined = isOr(all, i - 1) || isOr(all, i + 1);
            boolean whole = (begins || isOr(all, i - 1)) && (ends || isOr(all, i + 1));
            alternative |=
                    joined && whole && all.isWord(i) && all.get(i).lowercase().equals("true");
            if (all.is(i, "if") || all.is(i, "?")) {
                return false;
            }
        }
        return alternative;
    }

    private static boolean isOr(Tokens all, int index) {
        return all.is(index, "or") || all.is(index, "||");
    }

    /** The next token outside of any bracket that opens at {@code index}. */
    private static int after(Tokens all, int index) {
        return Math.max(index, all.partner(index)) + 1;
    }
}
