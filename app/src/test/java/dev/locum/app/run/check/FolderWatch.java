package dev.locum.app.run.check;

import dev.locum.core.evidence.TreeState;
import dev.locum.core.evidence.TreeWatch;
import dev.locum.core.ledger.Digest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Tree states of a small folder: every file's bytes, but for those named {@code *.ignored}. */
final class FolderWatch implements TreeWatch {
    private final Path root;
    private final Map<TreeState, SortedMap<String, String>> seen = new HashMap<>();

    FolderWatch(Path root) {
        this.root = root;
    }

    @Override
    public TreeState now() {
        SortedMap<String, String> files = new TreeMap<>();
        if (Files.isDirectory(root)) {
            try (Stream<Path> all = Files.walk(root)) {
                for (Path file : all.filter(Files::isRegularFile).toList()) {
                    if (!file.toString().endsWith(".ignored")) {
                        files.put(
                                root.relativize(file).toString(),
                                Digest.of(Files.readAllBytes(file)).hex());
                    }
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        TreeState state = new TreeState(
                Digest.of(files.toString().getBytes(StandardCharsets.UTF_8)).hex());
        seen.put(state, files);
        return state;
    }

    @Override
    public SortedSet<String> between(TreeState before, TreeState after) {
        SortedMap<String, String> was = seen.getOrDefault(before, new TreeMap<>());
        SortedMap<String, String> is = seen.getOrDefault(after, new TreeMap<>());
        SortedSet<String> paths = new TreeSet<>(was.keySet());
        paths.addAll(is.keySet());
        paths.removeIf(path -> java.util.Objects.equals(was.get(path), is.get(path)));
        return paths;
    }
}
