package dev.locum.core.evidence.source;

import dev.locum.core.evidence.source.lex.Lexed;
import dev.locum.core.evidence.source.lex.Lexer;
import dev.locum.core.evidence.source.lex.Token;
import dev.locum.core.evidence.source.lex.Tokens;
import dev.locum.core.evidence.source.unit.Part;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A source that was read: its tests, its routines, and what stands outside both. */
public final class SourceFile {
    /** Longer texts are no test sources; they are not read. In characters. */
    public static final int LONGEST = 2_000_000;

    private final String path;
    private final Language language;
    private final Lexed source;
    private final List<TestUnit> tests = new ArrayList<>();
    private final List<Routine> routines = new ArrayList<>();
    private final Tokens tokens;

    private SourceFile(String path, Language language, String text) {
        this.path = path;
        this.language = language;
        this.source = Lexer.lex(language.syntax(), text);
        this.tokens = Tokens.of(source);
        boolean taken = Collecting.takes(language, path);
        AssertionReader assertions = new AssertionReader(language, this::line);
        RunReader runs = new RunReader(language, this::line);
        ExitReader exits = new ExitReader(language, this::line);
        Swallowing swallowing = new Swallowing(language, this::line);
        for (Part part : language.finder().find(tokens)) {
            List<Assertion> demanded = new ArrayList<>(assertions.read(part.header()));
            demanded.addAll(assertions.read(part.body()));
            if (part.role() == Part.Role.TEST && taken) {
                tests.add(test(
                        part,
                        new TestUnit.Reading(
                                runs.read(part),
                                focus(part),
                                demanded,
                                exits.read(part.body(), demanded),
                                swallowing.read(part.body()))));
            } else {
                routines.add(routine(part, demanded));
            }
        }
    }

    /** Reads a text; empty where its language is not known or it is longer than {@link #LONGEST}. */
    public static Optional<SourceFile> read(String path, String text) {
        if (text.length() > LONGEST) {
            return Optional.empty();
        }
        return Language.of(path)
                .or(() -> Language.ofPutAside(path))
                .map(language -> new SourceFile(path, language, text));
    }

    public String path() {
        return path;
    }

    public Language language() {
        return language;
    }

    public List<TestUnit> tests() {
        return List.copyOf(tests);
    }

    public List<Routine> routines() {
        return List.copyOf(routines);
    }

    /** A line counted from 1. */
    public SourceLine line(int number) {
        return new SourceLine(path, number, source.line(number));
    }

    /** Every word of the text that is code. */
    public Set<String> words() {
        Set<String> words = new LinkedHashSet<>();
        for (int i = 0; i < tokens.size(); i++) {
            if (tokens.get(i).isWord()) {
                words.add(tokens.get(i).text());
            }
        }
        return words;
    }

    int lineCount() {
        return source.lines();
    }

    /** The line that keeps the whole file out of an ordinary run: a build constraint of the project's own, a mark. */
    public Optional<SourceLine> gate() {
        return GateReader.read(this);
    }

    private TestUnit test(Part part, TestUnit.Reading reading) {
        boolean script = part.header().isEmpty();
        String name = script ? path.substring(path.lastIndexOf('/') + 1) : part.name();
        int number = script ? 1 : part.header().getLast().line();
        return new TestUnit(this, part, name, line(number), reading);
    }

    private Routine routine(Part part, List<Assertion> demanded) {
        Routine.Lifecycle lifecycle =
                part.role() == Part.Role.LIFECYCLE ? Routine.Lifecycle.AROUND_TESTS : Routine.Lifecycle.WHEN_CALLED;
        List<String> words = part.body().stream()
                .filter(t -> t.kind() != Token.Kind.SIGN)
                .map(Token::text)
                .toList();
        return new Routine(path, part.name(), lifecycle, demanded, Calls.of(part.body()), words);
    }

    private Set<TestUnit.Focus> focus(Part part) {
        if (language != Language.SCRIPT) {
            return EnumSet.noneOf(TestUnit.Focus.class);
        }
        boolean own = isFocus(part.header());
        boolean around = part.scopes().stream().anyMatch(s -> isFocus(s.header()));
        return own || around ? EnumSet.of(TestUnit.Focus.ONLY) : EnumSet.noneOf(TestUnit.Focus.class);
    }

    private static boolean isFocus(List<Token> header) {
        return header.stream().anyMatch(t -> t.is("only"))
                || Set.of("fit", "ftest", "fdescribe", "fcontext")
                        .contains(header.getFirst().text());
    }
}
