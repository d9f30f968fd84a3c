package dev.locum.core.evidence.tests;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** Recorded outputs of test runners. */
final class Fixtures {
    private Fixtures() {}

    static String text(String name) {
        try (InputStream in = Objects.requireNonNull(Fixtures.class.getResourceAsStream(name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
