package dev.locum.app.words;

import java.util.List;

/**
 * One finding in words.
 *
 * @param headline what is wrong, on what
 * @param shown what shows it
 */
record FindingText(String headline, List<Shown> shown) {
    FindingText {
        shown = List.copyOf(shown);
    }

    static FindingText of(String headline) {
        return new FindingText(headline, List.of());
    }

    /** Something that shows a finding. Every line is harmless already. */
    sealed interface Shown {
        /** A sentence of Locum's own. */
        record Fact(String sentence) implements Shown {}

        /** Lines of a file or of an output: somebody else's words. */
        record Quote(String caption, List<String> lines) implements Shown {
            public Quote {
                lines = List.copyOf(lines);
            }
        }
    }
}
