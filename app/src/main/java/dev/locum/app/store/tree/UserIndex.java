package dev.locum.app.store.tree;

import dev.locum.core.evidence.tree.IndexBit;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What the user's index says, read from a copy of it.
 *
 * <p>Git never opens the original: even a reading git may refresh files beside an index (it renews the time of a shared
 * one), and the copy cannot change or vanish halfway.
 *
 * @param tracked all paths it holds, those of submodules too
 * @param hidden paths with a bit that makes git look away, and the blob the index holds for them
 * @param submodules paths of submodules
 */
record UserIndex(Set<String> tracked, Map<String, Hidden> hidden, Set<String> submodules) {
    private static final String COPY = "index-of-user";
    private static final String SUBMODULE = "160000";

    record Hidden(IndexBit bit, String blob) {}

    /** Tells one version of an index file from another: git puts each in place as a new file. */
    record Stamp(@Nullable Object file, long bytes, FileTime modified) {}

    static UserIndex none() {
        return new UserIndex(Set.of(), Map.of(), Set.of());
    }

    /** Copies the user's index into the store. Empty where there is none: nothing was ever added. */
    static Optional<Stamp> copyInto(ObjectStore store, WorkingTree.Repository repository) {
        Path original = repository.gitDir().resolve("index");
        try {
            if (!Files.isRegularFile(original)) {
                return Optional.empty();
            }
            BasicFileAttributes seen = Files.readAttributes(original, BasicFileAttributes.class);
            Files.copy(original, copyIn(store), StandardCopyOption.REPLACE_EXISTING);
            try (DirectoryStream<Path> shared = Files.newDirectoryStream(repository.gitDir(), "sharedindex.*")) {
                for (Path part : shared) {
                    Files.copy(
                            part,
                            store.dir().resolve(part.getFileName().toString()),
                            StandardCopyOption.REPLACE_EXISTING);
                }
            }
            copyPatterns(store, repository);
            return Optional.of(new Stamp(seen.fileKey(), seen.size(), seen.lastModifiedTime()));
        } catch (IOException e) {
            throw ObjectStore.failed(store.dir(), e);
        }
    }

    /** Without its patterns git would unfold a sparse index, for which it has no objects here. */
    private static void copyPatterns(ObjectStore store, WorkingTree.Repository repository) throws IOException {
        Path patterns = repository.gitDir().resolve("info/sparse-checkout");
        Path copy = store.dir().resolve("info/sparse-checkout");
        if (Files.isRegularFile(patterns)) {
            Files.copy(patterns, copy, StandardCopyOption.REPLACE_EXISTING);
        } else {
            Files.deleteIfExists(copy);
        }
    }

    static Path copyIn(ObjectStore store) {
        return store.dir().resolve(COPY);
    }

    /**
     * Reads the copy. Its objects are not needed: folders left out by a sparse index stay folded. Git is told to expect
     * files where a bit says there are none, or it would quietly drop the bit.
     */
    static GitCall startReading(ObjectStore store) {
        return store.start(
                copyIn(store),
                new byte[0],
                "-c",
                "index.sparse=true",
                "-c",
                "core.sparseCheckout=true",
                "-c",
                "core.sparseCheckoutCone=true",
                "-c",
                "sparse.expectFilesOutsideOfPatterns=true",
                "ls-files",
                "-z",
                "-s",
                "-v",
                "--sparse");
    }

    static UserIndex read(GitCall listing) {
        Set<String> tracked = new HashSet<>();
        Map<String, Hidden> hidden = new HashMap<>();
        Set<String> submodules = new HashSet<>();
        for (String line : PathBytes.split(listing.succeed().out())) {
            int tab = line.indexOf('\t');
            String path = line.substring(tab + 1);
            String blob = line.substring(9, line.indexOf(' ', 9));
            tracked.add(path);
            if (line.startsWith(SUBMODULE, 2)) {
                submodules.add(path);
            }
            char tag = line.charAt(0);
            if (tag == 'S' || tag == 's') {
                hidden.put(path, new Hidden(IndexBit.SKIP_WORKTREE, blob));
            } else if (Character.isLowerCase(tag)) {
                hidden.put(path, new Hidden(IndexBit.ASSUME_UNCHANGED, blob));
            }
        }
        return new UserIndex(tracked, hidden, submodules);
    }
}
