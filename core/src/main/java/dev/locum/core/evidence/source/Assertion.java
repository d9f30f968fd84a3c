package dev.locum.core.evidence.source;

import dev.locum.core.evidence.source.lex.Token;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** One demand of a test on the code under test. Two with the same {@link #exact()} text demand the same. */
public final class Assertion {
    private static final Set<String> FILLERS = Set.of(
            "self",
            "this",
            "t",
            "to",
            "be",
            "been",
            "not",
            "and",
            "that",
            "pytest",
            "Assert",
            "Assertions",
            "with",
            "as",
            "await",
            "return",
            "deep",
            "resolves",
            "rejects",
            "if",
            "err",
            "have",
            "has",
            "of",
            "a",
            "an",
            "is",
            "in",
            "e",
            "class",
            "run",
            "or",
            "chai",
            "mut",
            "new",
            "lambda",
            "const",
            "let",
            "var",
            "val");

    private final SourceLine line;
    private final String head;
    private final List<Token> tokens;
    private final Strength strength;
    private final Set<String> subject;
    private final String exact;
    private final String shape;

    private Assertion(SourceLine line, String head, List<Token> tokens, Strength strength) {
        this.line = line;
        this.head = head;
        this.tokens = List.copyOf(tokens);
        this.subject = subject(tokens);
        this.exact = Wording.exact(tokens);
        this.shape = Wording.shape(tokens);
        this.strength = strength;
    }

    /** A statement of an assertion library. */
    static Assertion of(SourceLine line, String head, List<Token> tokens) {
        Strength strength = Vacuity.of(tokens) ? Strength.NOTHING : Strength.of(tokens);
        return new Assertion(line, head, tokens, strength);
    }

    /** A command of a shell; what it compares lies in files and outputs, so its words alone tell nothing. */
    static Assertion ofCommand(SourceLine line, String head, List<Token> tokens) {
        return new Assertion(line, head, tokens, Strength.UNKNOWN);
    }

    /** The line it begins on. */
    public SourceLine line() {
        return line;
    }

    /** How much it demands. */
    public Strength strength() {
        return strength;
    }

    /** The names it is about: everything in it that is no word of an assertion library. */
    public Set<String> subject() {
        return subject;
    }

    /** The word that begins it: the name of the routine it calls where it calls one. */
    public String head() {
        return head;
    }

    /** Whether it and {@code later} differ in nothing but that a strict bound now lets its own value pass. */
    public boolean isRelaxedBy(Assertion later) {
        if (tokens.size() != later.tokens.size()) {
            return false;
        }
        int relaxed = 0;
        for (int i = 0; i < tokens.size(); i++) {
            String was = tokens.get(i).text();
            String is = later.tokens.get(i).text();
            if ((was.equals("<") || was.equals(">")) && is.equals(was + "=")) {
                relaxed++;
            } else if (!was.equals(is)) {
                return false;
            }
        }
        return relaxed > 0;
    }

    List<Token> tokens() {
        return tokens;
    }

    /** Its tokens without what a formatter may change. */
    public String exact() {
        return exact;
    }

    /** As {@link #exact()}, with every literal made alike. */
    public String shape() {
        return shape;
    }

    /** The literals in it, with constants such as {@code true}. */
    public List<String> literals() {
        return tokens.stream().filter(Token::isLiteral).map(Token::text).toList();
    }

    /** Every word and literal in it that is not of an assertion library. */
    public Set<String> matter() {
        Set<String> matter = new LinkedHashSet<>(subject);
        matter.addAll(literals());
        return matter;
    }

    /** The numbers in it and which way each one loosens. */
    public List<Bound> bounds() {
        return Bounds.of(tokens);
    }

    private static Set<String> subject(List<Token> tokens) {
        Set<String> words = new LinkedHashSet<>();
        for (int i = 0; i < tokens.size(); i++) {
            Token token = tokens.get(i);
            boolean method = i > 0 && tokens.get(i - 1).is(".");
            boolean call = i + 1 < tokens.size()
                    && (tokens.get(i + 1).is("(") || tokens.get(i + 1).is("!"));
            boolean library = isHead(token.text())
                    || FILLERS.contains(token.text())
                    || Strength.CONSTANTS.contains(token.lowercase())
                    || ((method || call) && Strength.isVocabulary(token.text()));
            if (token.isWord() && !library) {
                words.add(token.text());
            }
        }
        return Set.copyOf(words);
    }

    private static boolean isHead(String word) {
        return Heads.isNamedLikeOne(word);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Assertion that && exact().equals(that.exact());
    }

    @Override
    public int hashCode() {
        return exact().hashCode();
    }

    @Override
    public String toString() {
        return tokens.stream().map(Token::text).collect(Collectors.joining(" "));
    }
}
