package dev.locum.app.text;

import java.util.List;

/**
 * What came of reading one of the owner's texts.
 *
 * @param <T> what the text says
 */
public sealed interface TextReading<T> {

    /**
     * It can be used.
     *
     * @param ignored keys that nobody knows: they stay in the file and do nothing
     */
    record Understood<T>(T text, List<TextProblem> ignored) implements TextReading<T> {
        public Understood {
            ignored = List.copyOf(ignored);
        }
    }

    /** It cannot; {@code problems} are all of them, in the order of their lines. */
    record Broken<T>(List<TextProblem> problems) implements TextReading<T> {
        public Broken {
            problems = List.copyOf(problems);
        }
    }
}
