package dev.locum.app.words;

/** Paints words by what they mean; where colour is not wanted, the words alone must do. */
@FunctionalInterface
public interface Palette {
    /** No colour at all. */
    Palette PLAIN = (_, text) -> text;

    /** What a stretch of text means. */
    enum Tone {
        GOOD,
        BAD,
        WAITING,
        QUIET,
        LOUD
    }

    String paint(Tone tone, String text);
}
