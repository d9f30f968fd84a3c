package dev.locum.app.words;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** What was said once and found good. {@code -Dgolden.write=FOLDER} writes it anew, for a reader to compare. */
final class Golden {
    private Golden() {}

    static void shouldBe(String name, String said) {
        String folder = System.getProperty("golden.write", "");
        if (!folder.isEmpty()) {
            write(Path.of(folder).resolve(name), said);
        }
        assertEquals(read(name), said, name);
    }

    private static String read(String name) {
        try (InputStream text = Golden.class.getResourceAsStream(name)) {
            return text == null ? "" : new String(text.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void write(Path file, String said) {
        try {
            Files.writeString(file, said);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
