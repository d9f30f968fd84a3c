package dev.locum.core.evidence.source.lex;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * How a family of languages writes comments and literals: all that is needed to tell code from what is not code.
 *
 * @param lineComments what begins a comment that ends with the line
 * @param blockComments whether {@code /* .. *}{@code /} is a comment
 * @param quotes longest opening first
 * @param traits what else is peculiar to the family
 */
public record Syntax(List<String> lineComments, boolean blockComments, List<Quote> quotes, Set<Trait> traits) {

    /** A literal's ends. A {@code hole} begins code inside the literal and ends with its closing bracket. */
    public record Quote(String open, String close, Escape escape, Extent extent, Hole hole) {
        static Quote line(String mark) {
            return new Quote(mark, mark, Escape.BACKSLASH, Extent.ONE_LINE, Hole.NONE);
        }

        static Quote block(String mark) {
            return new Quote(mark, mark, Escape.BACKSLASH, Extent.MANY_LINES, Hole.NONE);
        }

        Quote raw() {
            return new Quote(open, close, Escape.NONE, extent, hole);
        }

        Quote with(Hole inner) {
            return new Quote(open, close, escape, extent, inner);
        }
    }

    public enum Escape {
        BACKSLASH,
        NONE
    }

    public enum Extent {
        ONE_LINE,
        MANY_LINES
    }

    public enum Hole {
        NONE("", ' ', ' '),
        BRACES("${", '{', '}'),
        PARENTHESES("$(", '(', ')');

        final String opening;
        final char up;
        final char down;

        Hole(String opening, char up, char down) {
            this.opening = opening;
            this.up = up;
            this.down = down;
        }
    }

    public enum Trait {
        /** A slash where a value is expected begins a regular expression. */
        REGEX_LITERALS,
        /** {@code 'a} is a lifetime, {@code 'a'} a character, and {@code r#".."#} a raw text. */
        RUST_QUOTES,
        /** A hash begins a comment only at the start of a word. */
        HASH_AT_WORD_START,
        /** Block comments nest. */
        NESTED_COMMENTS
    }

    public static final Syntax PYTHON = new Syntax(
            List.of("#"),
            false,
            List.of(Quote.block("\"\"\""), Quote.block("'''"), Quote.line("\""), Quote.line("'")),
            EnumSet.noneOf(Trait.class));

    public static final Syntax JAVA = new Syntax(
            List.of("//"),
            true,
            List.of(Quote.block("\"\"\""), Quote.line("\""), Quote.line("'")),
            EnumSet.noneOf(Trait.class));

    public static final Syntax KOTLIN = new Syntax(
            List.of("//"),
            true,
            List.of(
                    Quote.block("\"\"\"").raw().with(Hole.BRACES),
                    Quote.line("\"").with(Hole.BRACES),
                    Quote.line("'"),
                    Quote.line("`").raw()),
            EnumSet.of(Trait.NESTED_COMMENTS));

    public static final Syntax GROOVY = new Syntax(
            List.of("//"),
            true,
            List.of(
                    Quote.block("\"\"\"").with(Hole.BRACES),
                    Quote.block("'''"),
                    Quote.line("\"").with(Hole.BRACES),
                    Quote.line("'")),
            EnumSet.noneOf(Trait.class));

    public static final Syntax SCRIPT = new Syntax(
            List.of("//"),
            true,
            List.of(Quote.block("`").with(Hole.BRACES), Quote.line("\""), Quote.line("'")),
            EnumSet.of(Trait.REGEX_LITERALS));

    public static final Syntax GO = new Syntax(
            List.of("//"),
            true,
            List.of(Quote.block("`").raw(), Quote.line("\""), Quote.line("'")),
            EnumSet.noneOf(Trait.class));

    public static final Syntax RUST = new Syntax(
            List.of("//"), true, List.of(Quote.block("\"")), EnumSet.of(Trait.RUST_QUOTES, Trait.NESTED_COMMENTS));

    public static final Syntax SHELL = new Syntax(
            List.of("#"),
            false,
            List.of(Quote.block("\"").with(Hole.PARENTHESES), Quote.block("'").raw()),
            EnumSet.of(Trait.HASH_AT_WORD_START));
}
