package dev.locum.core.evidence.claim.prose;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.NavigableSet;
import java.util.Objects;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The labelled texts against which the reader of reports is measured. */
final class Corpus {
    private Corpus() {}

    /**
     * @param text what an executor wrote
     * @param expected its claims in shorthand
     */
    record Labelled(String text, NavigableSet<String> expected) {}

    /** Texts that hold no claim. */
    static List<Labelled> silent() {
        return Stream.of("silent-en.txt", "silent-ru.txt")
                .flatMap(Corpus::lines)
                .map(line -> new Labelled(line.replace("\\n", "\n"), new TreeSet<>()))
                .toList();
    }

    /** Texts with their claims. */
    static List<Labelled> claims() {
        return labelled("claims-en.txt", "claims-ru.txt");
    }

    /** Texts in which a person reads a claim and the reader, by decision, does not. */
    static List<Labelled> passedOver() {
        return labelled("passed-over.txt");
    }

    static String resource(String name) {
        try (InputStream in = Objects.requireNonNull(Corpus.class.getResourceAsStream(name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Labelled> labelled(String... names) {
        return Arrays.stream(names)
                .flatMap(Corpus::lines)
                .map(line -> line.split(" => ", 2))
                .map(parts -> new Labelled(
                        parts[1].replace("\\n", "\n"),
                        new TreeSet<>(List.of(parts[0].strip().split(" & ")))))
                .toList();
    }

    private static Stream<String> lines(String name) {
        return resource(name).lines().filter(line -> !line.isBlank() && !line.startsWith("# "));
    }
}
