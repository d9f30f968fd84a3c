package dev.locum.app.store.tree;

import dev.locum.core.evidence.TreeState;
import dev.locum.core.evidence.tree.Changed;
import dev.locum.core.evidence.tree.TreeEntry;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Writes stored content out: into a folder for export, or beside the working tree, from where one rename brings each
 * file to its place.
 *
 * @param folder holds the content under its paths
 */
record Staging(Path folder) {
    /** Where the store lies on another file system, staging is in the working tree under a name every take ignores. */
    static final String IN_TREE = ".locum-staging";

    /** Writes what the changes bring. The disk is filled here, before anything of the user's is touched. */
    static Staging fill(ObjectStore store, Path home, List<Changed> changes) {
        ByteArrayOutputStream entries = new ByteArrayOutputStream();
        for (Changed change : changes) {
            TreeEntry entry = brought(change);
            if (entry != null) {
                String head = TreeListing.mode(entry) + " " + entry.blob() + "\t";
                entries.writeBytes(head.getBytes(StandardCharsets.US_ASCII));
                entries.writeBytes(PathBytes.encode(change.path()));
                entries.write(0);
            }
        }
        Path folder = place(home, store.root());
        Path index = store.dir().resolve("index-staging");
        try {
            Files.deleteIfExists(index);
            ObjectStore.ownerOnly(folder);
        } catch (IOException e) {
            throw ObjectStore.failed(folder, e);
        }
        store.start(index, entries.toByteArray(), "update-index", "-z", "--index-info")
                .succeed();
        store.start(index, new byte[0], "checkout-index", "-a", "-q", "--prefix=" + folder + "/")
                .succeed();
        return new Staging(folder);
    }

    private static @Nullable TreeEntry brought(Changed change) {
        return switch (change) {
            case Changed.Added added -> added.now();
            case Changed.Removed removed -> null;
            case Changed.Modified modified -> modified.now();
            case Changed.ModeChanged mode -> mode.now();
            case Changed.TypeChanged type -> type.now();
            case Changed.Renamed renamed -> renamed.now();
        };
    }

    private static Path place(Path home, Path root) {
        try {
            boolean together = Files.getFileStore(home).equals(Files.getFileStore(root));
            return together ? home.resolve("staging") : root.resolve(IN_TREE);
        } catch (IOException e) {
            throw ObjectStore.failed(root, e);
        }
    }

    /** Removes what an earlier restore left. */
    static void sweep(Path home, Path root) {
        try {
            deleteAll(home.resolve("staging"));
            deleteAll(root.resolve(IN_TREE));
        } catch (IOException e) {
            throw ObjectStore.failed(home, e);
        }
    }

    static void export(ObjectStore store, TreeState state, Path folder) {
        Path index = store.dir().resolve("index-export-" + UUID.randomUUID());
        try {
            Files.createDirectories(folder);
            try (Stream<Path> inside = Files.list(folder)) {
                if (inside.findAny().isPresent()) {
                    throw new TreeException(new TreeProblem.NotEmpty(folder));
                }
            }
            store.start(index, new byte[0], "read-tree", state.id()).succeed();
            store.start(index, new byte[0], "checkout-index", "-a", "-q", "--prefix=" + folder.toRealPath() + "/")
                    .succeed();
            Files.deleteIfExists(index);
        } catch (IOException e) {
            throw ObjectStore.failed(folder, e);
        }
    }

    private static void deleteAll(Path folder) throws IOException {
        if (!Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)) {
            return;
        }
        Files.walkFileTree(folder, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                Files.delete(file);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path dir, @Nullable IOException e) throws IOException {
                Files.delete(dir);
                return FileVisitResult.CONTINUE;
            }
        });
    }
}
