package dev.locum.app.words;

/** A language to speak in: texts by key, with gaps for arguments. */
public interface Speech {
    /** The text named {@code key} with {@code arguments} in its gaps. */
    String text(String key, Object... arguments);

    /** The text for {@code number} things, by the language's own plural rule; the number is argument 0. */
    String count(String key, long number, Object... more);
}
