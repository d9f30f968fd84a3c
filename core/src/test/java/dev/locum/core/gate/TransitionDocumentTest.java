package dev.locum.core.gate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Keeps {@code docs/gate.md} what the code says. {@code -Dlocum.write-docs=true} writes it anew. */
final class TransitionDocumentTest {
    private static final Path DOCUMENT = Path.of("..", "docs", "gate.md");

    @Test
    void shouldSayWhatTheTableSays() throws IOException {
        String expected = document();
        if (Boolean.getBoolean("locum.write-docs")) {
            Files.createDirectories(DOCUMENT.getParent());
            Files.writeString(DOCUMENT, expected);
        }
        assertEquals(expected, Files.readString(DOCUMENT), "run the tests once with -Dlocum.write-docs=true");
    }

    private static String document() {
        String rows = Transition.TABLE.stream()
                .map(t -> "| %s | %s | %s |\n".formatted(words(t.from()), words(t.command()), words(t.to())))
                .collect(Collectors.joining());
        return """
                # The gate's transitions

                Generated from `Transition.TABLE`; a test compares this page with it, and another walks every row.
                What is not listed is refused, and the refusal is recorded.

                | a task that is | on the command | is then |
                |---|---|---|
                %s""".formatted(rows);
    }

    private static String words(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
