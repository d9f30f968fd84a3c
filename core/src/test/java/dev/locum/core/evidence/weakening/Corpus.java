package dev.locum.core.evidence.weakening;

import dev.locum.core.evidence.source.ChangedFile;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/** Labelled changes of tests, one text file per family of languages. */
final class Corpus {
    private Corpus() {}

    /**
     * A labelled change.
     *
     * @param label {@code honest}, or the simple name of the change it must give
     * @param title what was done
     * @param files the change
     */
    record Case(String label, String title, List<ChangedFile> files) {
        boolean isHonest() {
            return label.equals("honest");
        }

        @Override
        public String toString() {
            return label + ": " + title;
        }
    }

    static Stream<Case> all() {
        return Stream.of("python", "jvm", "script", "native", "shell").flatMap(name -> read(name + ".cases"));
    }

    private static Stream<Case> read(String name) {
        try (InputStream in = Objects.requireNonNull(Corpus.class.getResourceAsStream(name), name)) {
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return Stream.of(text.split("(?m)^#### ", -1))
                    .filter(part -> !part.isBlank())
                    .map(part -> parse(name, part))
                    .toList()
                    .stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Case parse(String name, String part) {
        String[] head = part.substring(0, part.indexOf('\n')).split(" \\| ", -1);
        Map<String, Optional<String>> before = new LinkedHashMap<>();
        Map<String, Optional<String>> now = new LinkedHashMap<>();
        for (String section : part.substring(part.indexOf('\n') + 1).split("(?m)^## ", -1)) {
            if (!section.isBlank()) {
                int end = section.indexOf('\n');
                String[] side = section.substring(0, end).split(" ", -1);
                switch (side[0]) {
                    case "before" -> before.put(side[1], Optional.of(section.substring(end + 1)));
                    case "now" -> now.put(side[1], Optional.of(section.substring(end + 1)));
                    case "gone" -> now.put(side[1], Optional.empty());
                    default -> throw new IllegalArgumentException(name + ": " + side[0]);
                }
            }
        }
        List<ChangedFile> files = new ArrayList<>();
        before.forEach(
                (path, text) -> files.add(new ChangedFile(path, text, now.getOrDefault(path, Optional.empty()))));
        now.forEach((path, text) -> {
            if (!before.containsKey(path)) {
                files.add(new ChangedFile(path, Optional.empty(), text));
            }
        });
        String label = head[0].equals("honest") ? "honest" : head[1];
        return new Case(label, name + ": " + head[head.length - 1], files);
    }
}
