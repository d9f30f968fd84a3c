package dev.locum.app.text.proposal;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** A folder as the finders see it: what is there, and what small files say. An unreadable file says nothing. */
record Folder(Path path) {
    private static final long LARGEST = 1 << 20;
    private static final Set<String> NOT_OURS =
            Set.of("node_modules", "target", "build", "dist", "out", "vendor", "venv", "__pycache__");

    boolean has(String name) {
        return Files.isRegularFile(path.resolve(name));
    }

    /** The first of {@code names} that is there; empty text for none. */
    String first(String... names) {
        return Stream.of(names).filter(this::has).findFirst().orElse("");
    }

    boolean isExecutable(String name) {
        return has(name) && Files.isExecutable(path.resolve(name));
    }

    /** What the file says; nothing where it is missing, large or no text. */
    String text(String name) {
        Path file = path.resolve(name);
        try {
            return has(name) && Files.size(file) <= LARGEST ? Files.readString(file) : "";
        } catch (IOException e) {
            return "";
        }
    }

    Folder in(String name) {
        return new Folder(path.resolve(name));
    }

    /** Names of the files directly inside, sorted. */
    List<String> files() {
        return list(Files::isRegularFile);
    }

    /** Names of the folders directly inside that may be parts of the project, sorted. */
    List<String> folders() {
        return list(Files::isDirectory).stream()
                .filter(name -> !name.startsWith(".") && !NOT_OURS.contains(name))
                .toList();
    }

    private List<String> list(Predicate<Path> wanted) {
        if (!Files.isDirectory(path)) {
            return List.of();
        }
        try (Stream<Path> inside = Files.list(path)) {
            return inside.filter(entry -> !Files.isSymbolicLink(entry))
                    .filter(wanted)
                    .map(entry -> entry.getFileName().toString())
                    .sorted()
                    .toList();
        } catch (IOException | UncheckedIOException e) {
            return List.of();
        }
    }
}
