package dev.locum.app.store.tree;

import dev.locum.core.evidence.tree.Changed;
import dev.locum.core.evidence.tree.TreeEntry;
import java.io.IOException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Changes the working tree path by path: first all removals, then all that comes back, each by one rename.
 *
 * <p>Before a path is touched it is compared once more with the state taken just before; what differs is left alone.
 */
final class Restoring {
    private final Path root;
    private final Path staging;
    private final List<Changed> done = new ArrayList<>();
    private final List<NotRestored> failed = new ArrayList<>();

    /** @param staging holds, under the same paths, what is to come back */
    Restoring(Path root, Path staging) {
        this.root = root;
        this.staging = staging;
    }

    List<Changed> done() {
        return done;
    }

    List<NotRestored> failed() {
        return failed;
    }

    void run(List<Changed> changes) {
        // The deepest first, so that a folder is empty when its turn comes.
        changes.stream()
                .filter(Changed.Removed.class::isInstance)
                .sorted(Comparator.comparing(Changed::path).reversed())
                .forEach(this::step);
        changes.stream().filter(change -> !(change instanceof Changed.Removed)).forEach(this::step);
    }

    private void step(Changed change) {
        NotRestored failure = attempt(change);
        if (failure == null) {
            done.add(change);
        } else {
            failed.add(failure);
        }
    }

    private @Nullable NotRestored attempt(Changed change) {
        String path = change.path();
        try {
            return switch (change) {
                case Changed.Added(String p, TreeEntry now) -> bring(p, null, now);
                case Changed.Removed(String p, TreeEntry was) -> remove(p, was);
                case Changed.Modified(String p, TreeEntry was, TreeEntry now) -> bring(p, was, now);
                case Changed.ModeChanged(String p, TreeEntry was, TreeEntry now) -> bring(p, was, now);
                case Changed.TypeChanged(String p, TreeEntry was, TreeEntry now) -> bring(p, was, now);
                case Changed.Renamed(String p, String from, TreeEntry was, TreeEntry now) ->
                    throw new IllegalArgumentException("a plan goes path by path: " + from + " to " + p);
            };
        } catch (IOException e) {
            return new NotRestored.Refused(path, reason(e));
        }
    }

    private static String reason(IOException e) {
        String reason = e instanceof FileSystemException system ? system.getReason() : e.getMessage();
        return reason == null ? e.getClass().getSimpleName() : reason;
    }

    private @Nullable NotRestored remove(String path, TreeEntry was) throws IOException {
        Path file = PathBytes.under(root, path);
        if (behindLink(path)) {
            return new NotRestored.BehindLink(path);
        }
        if (!holds(file, was)) {
            return new NotRestored.NotHeld(path);
        }
        Files.delete(file);
        removeEmptyFolders(path);
        return null;
    }

    private @Nullable NotRestored bring(String path, @Nullable TreeEntry was, TreeEntry now) throws IOException {
        Path file = PathBytes.under(root, path);
        if (behindLink(path)) {
            return new NotRestored.BehindLink(path);
        }
        if (Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS)) {
            try {
                deleteHollow(file);
            } catch (DirectoryNotEmptyException e) {
                return new NotRestored.FolderNotEmpty(path);
            }
        }
        boolean there = Files.exists(file, LinkOption.NOFOLLOW_LINKS);
        if (was == null ? there : !(there && holds(file, was))) {
            return new NotRestored.NotHeld(path);
        }
        Path staged = PathBytes.under(staging, path);
        if (now.kind() != TreeEntry.Kind.LINK) {
            permit(staged, path, file, was, now);
        }
        Files.createDirectories(parent(file));
        Files.move(staged, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        return null;
    }

    /** Keeps the permissions of the file that is replaced; a secret that comes back is for its owner alone. */
    private static void permit(Path staged, String path, Path file, @Nullable TreeEntry was, TreeEntry now)
            throws IOException {
        boolean replaces = was != null && was.kind() != TreeEntry.Kind.LINK;
        Set<PosixFilePermission> before;
        if (replaces) {
            before = Files.getPosixFilePermissions(file);
        } else if (Limits.looksSecret(path)) {
            before = PosixFilePermissions.fromString("rw-------");
        } else {
            return;
        }
        Set<PosixFilePermission> permissions = EnumSet.noneOf(PosixFilePermission.class);
        permissions.addAll(before);
        if (now.kind() == TreeEntry.Kind.EXECUTABLE) {
            grantExecution(permissions);
        } else {
            permissions.remove(PosixFilePermission.OWNER_EXECUTE);
            permissions.remove(PosixFilePermission.GROUP_EXECUTE);
            permissions.remove(PosixFilePermission.OTHERS_EXECUTE);
        }
        Files.setPosixFilePermissions(staged, permissions);
    }

    /** Whoever may read may run. */
    private static void grantExecution(Set<PosixFilePermission> permissions) {
        permissions.add(PosixFilePermission.OWNER_EXECUTE);
        if (permissions.contains(PosixFilePermission.GROUP_READ)) {
            permissions.add(PosixFilePermission.GROUP_EXECUTE);
        }
        if (permissions.contains(PosixFilePermission.OTHERS_READ)) {
            permissions.add(PosixFilePermission.OTHERS_EXECUTE);
        }
    }

    /** The path holds this very entry now. */
    private static boolean holds(Path file, TreeEntry entry) throws IOException {
        BasicFileAttributes attributes;
        try {
            attributes = Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
        } catch (NoSuchFileException e) {
            return false;
        }
        if (attributes.isSymbolicLink()) {
            return entry.kind() == TreeEntry.Kind.LINK
                    && BlobId.of(LinkText.read(file), entry.blob()).equals(entry.blob());
        }
        return entry.kind() != TreeEntry.Kind.LINK
                && attributes.isRegularFile()
                && BlobId.of(file, entry.blob()).equals(entry.blob());
    }

    /** Some folder between the top and the path is a link. */
    private boolean behindLink(String path) {
        for (int slash = path.indexOf('/'); slash >= 0; slash = path.indexOf('/', slash + 1)) {
            if (Files.isSymbolicLink(PathBytes.under(root, path.substring(0, slash)))) {
                return true;
            }
        }
        return false;
    }

    /** Deletes a folder that holds nothing but folders. */
    private static void deleteHollow(Path folder) throws IOException {
        try (DirectoryStream<Path> inside = Files.newDirectoryStream(folder)) {
            for (Path entry : inside) {
                if (!Files.isDirectory(entry, LinkOption.NOFOLLOW_LINKS)) {
                    throw new DirectoryNotEmptyException(folder.toString());
                }
                deleteHollow(entry);
            }
        }
        Files.delete(folder);
    }

    private void removeEmptyFolders(String path) throws IOException {
        for (int slash = path.lastIndexOf('/'); slash > 0; slash = path.lastIndexOf('/', slash - 1)) {
            try {
                Files.delete(PathBytes.under(root, path.substring(0, slash)));
            } catch (DirectoryNotEmptyException e) {
                return;
            }
        }
    }

    private static Path parent(Path file) {
        Path parent = file.getParent();
        if (parent == null) {
            throw new IllegalArgumentException("a file of a working tree has a folder: " + file);
        }
        return parent;
    }
}
