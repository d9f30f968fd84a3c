package dev.locum.core.evidence.source;

import dev.locum.core.evidence.source.lex.Token;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** How much an assertion demands of its subject, as far as its words tell; the weakest first. */
public enum Strength {
    /** Constants alone: it cannot fail. */
    NOTHING,
    /** The subject is there, or true. */
    PRESENT,
    /** The subject holds a part, is of a type, or is not one value. */
    PART,
    /** The subject lies on one side of a bound. */
    ORDERED,
    /** The subject lies within a tolerance. */
    NEAR,
    /** The subject is one value. */
    EXACT,
    /** The words say nothing; such an assertion is compared with no other. */
    UNKNOWN;

    static final Set<String> CONSTANTS = Set.of("true", "false", "none", "null", "nil", "undefined");
    private static final int LONGEST_WORD = 60;

    private static final Set<String> PRESENCE = Set.of(
            "asserttrue",
            "assertfalse",
            "assertnotnull",
            "assertisnotnone",
            "assertisnone",
            "assertnull",
            "istrue",
            "isfalse",
            "tobetruthy",
            "tobefalsy",
            "tobedefined",
            "tobeundefined",
            "tobenull",
            "isnotnull",
            "isnull",
            "notnil",
            "nil",
            "ok",
            "issome",
            "isok",
            "isnotempty",
            "assertnotempty",
            "notempty",
            "exists",
            "exist",
            "notbenull",
            "doesnotthrow",
            "assertdoesnotthrow",
            "shouldnotbenull");
    private static final Pattern NEARNESS =
            Pattern.compile(".*(almostequal|closeto|indelta|inepsilon|allclose|relativeeq|absdiffeq)|isclose");
    private static final Pattern ORDER = Pattern.compile(
            ".*(lessthan|greaterthan|assertless|assertgreater|lessequal|greaterequal|between|atmost|atleast|orequalto|orequal)|less|greater|above|below");
    private static final Pattern PARTS = Pattern.compile(
            ".*(contains|contain|match(es)?|matchobject|includes?|startswith|endswith|instanceof|isinstance|regex|notequals?|notsame|notbe)|assertin|assertne|in");
    private static final Pattern SAME = Pattern.compile(
            ".*(equals?|equalto|asserteq|same|strictequal|deepequal|snapshot|containsexactly(inanyorder)?|containsonly|hassize|length|raises|throws|tothrow(error)?)|eq|tobe|is|shouldbe|eql");
    private static final Set<String> LOOSE = Set.of(
            "anything", "any", "objectcontaining", "stringcontaining", "stringmatching", "arraycontaining", "anyof");
    private static final Set<String> TOLERANT = Set.of("approx", "within", "offset", "closeto");

    /** Reads the words and signs of an assertion. */
    static Strength of(List<Token> tokens) {
        if (hasSign(tokens, Set.of("<", ">", "<=", ">="))) {
            return ORDERED;
        }
        Strength best = UNKNOWN;
        boolean negated = false;
        boolean loose = false;
        boolean tolerant = false;
        for (Token token : tokens) {
            if (token.isWord() && token.text().length() <= LONGEST_WORD) {
                String word = token.lowercase().replace("_", "");
                Strength named = ofWord(word);
                best = best == UNKNOWN || (named != UNKNOWN && named.compareTo(best) > 0) ? named : best;
                negated |= word.equals("not");
                loose |= LOOSE.contains(word);
                tolerant |= TOLERANT.contains(word);
            }
        }
        if (hasSign(tokens, Set.of("==", "==="))) {
            best = EXACT;
        } else if (best == UNKNOWN && tokens.getFirst().is("assert")) {
            best = hasSign(tokens, Set.of("!=", "!==")) ? PART : PRESENT;
        }
        if (best != EXACT) {
            return best;
        }
        if (expectsConstant(tokens)) {
            return PRESENT;
        }
        return loose || negated ? PART : tolerant ? NEAR : EXACT;
    }

    static boolean isVocabulary(String word) {
        return word.length() <= LONGEST_WORD
                && ofWord(word.toLowerCase(Locale.ROOT).replace("_", "")) != UNKNOWN;
    }

    private static boolean expectsConstant(List<Token> tokens) {
        return tokens.stream().noneMatch(Token::isLiteral)
                && tokens.stream().anyMatch(t -> t.isWord() && CONSTANTS.contains(t.lowercase()));
    }

    private static Strength ofWord(String plain) {
        if (PRESENCE.contains(plain)) {
            return PRESENT;
        }
        if (NEARNESS.matcher(plain).matches()) {
            return NEAR;
        }
        if (ORDER.matcher(plain).matches()) {
            return ORDERED;
        }
        if (PARTS.matcher(plain).matches()) {
            return PART;
        }
        return SAME.matcher(plain).matches() ? EXACT : UNKNOWN;
    }

    private static boolean hasSign(List<Token> tokens, Set<String> signs) {
        return tokens.stream().anyMatch(t -> t.kind() == Token.Kind.SIGN && signs.contains(t.text()));
    }
}
