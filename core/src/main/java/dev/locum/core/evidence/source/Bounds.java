package dev.locum.core.evidence.source;

import dev.locum.core.evidence.source.Bound.Loosens;
import dev.locum.core.evidence.source.lex.Numbers;
import dev.locum.core.evidence.source.lex.Token;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;

/** Reads which way each number of an assertion loosens it: by its operator, by its name, by its place. */
final class Bounds {
    private static final Set<String> TOLERANCES = Set.of(
            "abs",
            "rel",
            "atol",
            "rtol",
            "delta",
            "tol",
            "tolerance",
            "eps",
            "epsilon",
            "within",
            "offset",
            "percent",
            "abs_tol",
            "rel_tol",
            "bylessthan",
            "withpercentage",
            "maxdiffpixels",
            "threshold");
    private static final Set<String> PLACES =
            Set.of("places", "digits", "decimal", "significant", "precision", "numdigits");
    private static final Set<String> UPPER = Set.of(
            "less", "lessthan", "lessequal", "atmost", "below", "lessorequal", "lte", "islessthan", "tobelessthan");

    private Bounds() {}

    static List<Bound> of(List<Token> tokens) {
        List<Bound> bounds = new ArrayList<>();
        Deque<Integer> open = new ArrayDeque<>();
        boolean inverted = isInverted(tokens);
        for (int i = 0; i < tokens.size(); i++) {
            Token token = tokens.get(i);
            if (token.is("(")) {
                open.push(i);
            } else if (token.is(")") && !open.isEmpty()) {
                open.pop();
            } else if (token.kind() == Token.Kind.NUMBER) {
                Loosens way = loosens(tokens, i, open, inverted);
                Numbers.value(token.text()).ifPresent(value -> bounds.add(new Bound(value, way)));
            }
        }
        return bounds;
    }

    /** Time-outs in the declaration of a test, and as the last argument of a test that is a call. */
    static List<Bound> limits(List<Token> header, List<Token> body) {
        List<Bound> limits = new ArrayList<>();
        for (List<Token> part : List.of(header, body)) {
            for (int i = 2; i < part.size(); i++) {
                boolean named = part.get(i - 2).lowercase().contains("timeout")
                        && (is(part, i - 1, "=") || is(part, i - 1, "(") || is(part, i - 1, ":"));
                boolean last = i == part.size() - 1 && is(part, i - 1, ",") && is(part, i - 2, "}");
                if (part.get(i).kind() == Token.Kind.NUMBER && (named || last)) {
                    Numbers.value(part.get(i).text()).ifPresent(v -> limits.add(new Bound(v, Loosens.UPWARDS)));
                }
            }
        }
        return limits;
    }

    private static Loosens loosens(List<Token> tokens, int i, Deque<Integer> open, boolean inverted) {
        Loosens sign = byOperator(tokens, i);
        if (sign != Loosens.NEITHER) {
            return inverted ? opposite(sign) : sign;
        }
        String name = i >= 2 && (is(tokens, i - 1, "=") || is(tokens, i - 1, ":"))
                ? tokens.get(i - 2).lowercase()
                : "";
        String call = open.isEmpty() || open.peek() == 0
                ? ""
                : tokens.get(open.peek() - 1).lowercase();
        if (name.contains("timeout") || (call.contains("timeout") && is(tokens, i - 1, "("))) {
            return Loosens.UPWARDS;
        }
        boolean only = is(tokens, i - 1, "(");
        if (TOLERANCES.contains(name) || (only && TOLERANCES.contains(call) && !call.equals("abs"))) {
            return Loosens.UPWARDS;
        }
        if (PLACES.contains(name)) {
            return Loosens.DOWNWARDS;
        }
        Loosens named = byCall(call);
        if (named != Loosens.NEITHER && name.isEmpty()) {
            return inverted ? opposite(named) : named;
        }
        return byPlace(tokens, i, open, call);
    }

    private static Loosens byOperator(List<Token> tokens, int i) {
        int before = is(tokens, i - 1, "-") ? i - 2 : i - 1;
        if (is(tokens, before, "<") || is(tokens, before, "<=") || is(tokens, i + 1, ">") || is(tokens, i + 1, ">=")) {
            return Loosens.UPWARDS;
        }
        if (is(tokens, before, ">") || is(tokens, before, ">=") || is(tokens, i + 1, "<") || is(tokens, i + 1, "<=")) {
            return Loosens.DOWNWARDS;
        }
        return Loosens.NEITHER;
    }

    private static Loosens byCall(String call) {
        String plain = call.replace("_", "");
        for (String upper : UPPER) {
            if (plain.endsWith(upper) || plain.endsWith(upper + "orequalto") || plain.endsWith(upper + "orequal")) {
                return Loosens.UPWARDS;
            }
        }
        boolean lower = plain.contains("greater") || plain.endsWith("atleast") || plain.endsWith("above");
        return lower ? Loosens.DOWNWARDS : Loosens.NEITHER;
    }

    /** The third argument of an equality is its tolerance; the second of a closeness is its number of digits. */
    private static Loosens byPlace(List<Token> tokens, int i, Deque<Integer> open, String call) {
        if (open.isEmpty() || !is(tokens, i + 1, ")") || !is(tokens, i - 1, ",")) {
            return Loosens.NEITHER;
        }
        int place = place(tokens, open.peek(), i);
        String plain = call.replace("_", "");
        if ((plain.equals("tobecloseto") && place == 1) || (plain.endsWith("almostequal") && place == 2)) {
            return Loosens.DOWNWARDS;
        }
        boolean tolerance = plain.equals("assertequals") || plain.endsWith("indelta") || plain.endsWith("inepsilon");
        return (tolerance && place >= 2) || (plain.equals("closeto") && place == 1) ? Loosens.UPWARDS : Loosens.NEITHER;
    }

    private static int place(List<Token> tokens, int open, int i) {
        int depth = 0;
        int place = 0;
        for (int k = open + 1; k < i; k++) {
            if ("([{".contains(tokens.get(k).text()) && tokens.get(k).kind() == Token.Kind.SIGN) {
                depth++;
            } else if (")]}".contains(tokens.get(k).text()) && tokens.get(k).kind() == Token.Kind.SIGN) {
                depth--;
            } else if (depth == 0 && tokens.get(k).is(",")) {
                place++;
            }
        }
        return place;
    }

    /** {@code if x > 5 { t.Fatal() }} and {@code assertFalse(x > 5)} state what must not be. */
    private static boolean isInverted(List<Token> tokens) {
        return tokens.getFirst().is("if")
                || tokens.stream().anyMatch(t -> t.is("not") || t.is("assertFalse") || t.is("isFalse"));
    }

    private static Loosens opposite(Loosens way) {
        return switch (way) {
            case UPWARDS -> Loosens.DOWNWARDS;
            case DOWNWARDS -> Loosens.UPWARDS;
            case NEITHER -> Loosens.NEITHER;
        };
    }

    private static boolean is(List<Token> tokens, int i, String text) {
        return i >= 0 && i < tokens.size() && tokens.get(i).is(text);
    }
}
