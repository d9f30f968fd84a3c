package dev.locum.core.evidence.source;

import dev.locum.core.evidence.TestName;
import dev.locum.core.evidence.source.lex.Token;
import dev.locum.core.evidence.source.unit.Part;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;

/** A test as its source states it. */
public final class TestUnit {
    private final String path;
    private final Language language;
    private final List<String> scopes;
    private final String name;
    private final SourceLine heading;
    private final Run run;
    private final Set<Focus> focus;
    private final List<Token> header;
    private final List<Token> body;
    private final List<Assertion> assertions;
    private final Optional<Exit> exit;
    private final List<SourceLine> swallowed;

    /** A mark that makes a runner leave out all other tests. */
    public enum Focus {
        ONLY
    }

    TestUnit(SourceFile file, Part part, String name, SourceLine heading, Reading reading) {
        this.path = file.path();
        this.language = file.language();
        this.scopes = part.scopes().stream().map(Part.Scope::name).toList();
        this.name = name;
        this.heading = heading;
        this.run = reading.run();
        this.focus = Set.copyOf(reading.focus());
        this.header = part.header();
        this.body = part.body();
        this.assertions = List.copyOf(reading.assertions());
        this.exit = reading.exit();
        this.swallowed = List.copyOf(reading.swallowed());
    }

    /** What was read of a part. */
    record Reading(
            Run run, Set<Focus> focus, List<Assertion> assertions, Optional<Exit> exit, List<SourceLine> swallowed) {}

    public String path() {
        return path;
    }

    public Language language() {
        return language;
    }

    /** Its own name, without what stands around it. */
    public String name() {
        return name;
    }

    /** Its name with the classes, modules or suites around it, joined as the runners of its language do. */
    public String fullName() {
        if (scopes.isEmpty()) {
            return name;
        }
        return switch (language) {
            case PYTHON, RUST, GO, SHELL -> String.join("::", scopes) + "::" + name;
            case JAVA, KOTLIN, GROOVY -> String.join(".", scopes) + "#" + name;
            case SCRIPT -> String.join(" > ", scopes) + " > " + name;
        };
    }

    /** The line that declares it. */
    public SourceLine heading() {
        return heading;
    }

    public Run run() {
        return run;
    }

    public boolean isFocused() {
        return !focus.isEmpty();
    }

    /** What it demands by itself, without the routines it calls. */
    public List<Assertion> assertions() {
        return assertions;
    }

    /** The first way out of it before its first assertion. */
    public Optional<Exit> exit() {
        return exit;
    }

    /** The places where a failed assertion is caught and forgotten. */
    public List<SourceLine> swallowed() {
        return swallowed;
    }

    /** Whether it is marked as green when it panics. */
    public boolean expectsPanic() {
        return language == Language.RUST && header.stream().anyMatch(t -> t.is("should_panic"));
    }

    /** Whether it has the very words and signs of another, but for words that {@code alike} takes for the same. */
    public boolean saysTheSameAs(TestUnit other, BiPredicate<String, String> alike) {
        return sameTokens(header, other.header, alike) && sameTokens(body, other.body, alike);
    }

    private static boolean sameTokens(List<Token> one, List<Token> two, BiPredicate<String, String> alike) {
        if (one.size() != two.size()) {
            return false;
        }
        for (int i = 0; i < one.size(); i++) {
            Token a = one.get(i);
            Token b = two.get(i);
            boolean same = a.kind() == b.kind()
                    && (a.text().equals(b.text()) || (a.isWord() && alike.test(a.text(), b.text())));
            if (!same) {
                return false;
            }
        }
        return true;
    }

    /** Whether a runner's name for a test may mean this one: its last part is this one's name. */
    public boolean isNamedBy(TestName runner) {
        String value = runner.value();
        int bracket = value.endsWith("]") || value.endsWith(")")
                ? value.replace('(', '[').indexOf('[')
                : -1;
        String bare = bracket > 0 ? value.substring(0, bracket) : value;
        if (!bare.endsWith(name)) {
            return false;
        }
        int before = bare.length() - name.length() - 1;
        return before < 0 || !Character.isJavaIdentifierPart(bare.charAt(before));
    }

    List<Token> header() {
        return header;
    }

    List<Token> body() {
        return body;
    }

    /** Everything it says, without what a formatter may change. */
    public String wording() {
        return Wording.exact(header) + Wording.exact(body);
    }

    /** The names of routines it calls. */
    public Set<String> calls() {
        return Calls.of(body);
    }

    /** The words of its body, for telling how like another it is. */
    public List<String> words() {
        return body.stream()
                .filter(t -> t.kind() != Token.Kind.SIGN)
                .map(Token::text)
                .toList();
    }

    /** The literals in its header and body, the cells of a table written as text included. */
    public Set<String> literals() {
        Set<String> literals = new LinkedHashSet<>();
        for (List<Token> part : List.of(header, body)) {
            for (Token token : part) {
                if (token.isLiteral()) {
                    literals.add(token.text());
                    Collections.addAll(literals, token.text().split("[\\s,|;]+", -1));
                }
            }
        }
        return literals;
    }

    /** The limits of the test as a whole: those of its declaration, such as a time-out. */
    public List<Bound> limits() {
        return header.isEmpty() ? List.of() : Bounds.limits(header, body);
    }

    /** How many rows its tables have at most: the brackets that open directly inside another bracket, and its literals. */
    public int rows() {
        int rows = 0;
        for (List<Token> part : List.of(header, body)) {
            for (int i = 1; i < part.size(); i++) {
                boolean opens = part.get(i).is("(")
                        || part.get(i).is("[")
                        || part.get(i).is("{");
                String before = part.get(i - 1).text();
                boolean row =
                        opens && (before.equals("[") || before.equals(",") || before.equals("{") || before.equals("("));
                rows += row ? 1 : 0;
            }
        }
        return rows + (header.stream().anyMatch(Token::isLiteral) ? 1 : 0);
    }

    /** Whether a word belongs to test libraries rather than to the code under test. */
    public static boolean isOfLibrary(String word) {
        return Heads.isNamedLikeOne(word) || Strength.isVocabulary(word);
    }

    @Override
    public String toString() {
        return path + ":" + heading.number() + " " + fullName();
    }
}
