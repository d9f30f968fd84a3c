package dev.locum.app.store.tree;

import dev.locum.core.evidence.tree.Notice;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Decides which of the changed paths go into a tree state, and tells of those that do not. */
final class Sieve {
    private final ObjectStore store;
    private final Limits limits;
    private final Set<String> tracked;
    private final LeftOutBefore before;
    private final Map<String, Seen> taken = new LinkedHashMap<>();
    private final Map<String, Seen> leftOut = new LinkedHashMap<>();
    private final Set<String> dropped = new LinkedHashSet<>();
    private final Set<String> folders = new LinkedHashSet<>();
    private final List<Notice> notices = new ArrayList<>();

    /** Size and time of a file when it was looked at: enough to see that it has moved since. */
    record Seen(long bytes, long modified) {
        static Seen of(BasicFileAttributes attributes) {
            return new Seen(
                    attributes.size(), attributes.lastModifiedTime().to(java.util.concurrent.TimeUnit.NANOSECONDS));
        }
    }

    Sieve(ObjectStore store, Limits limits, Set<String> tracked) {
        this.store = store;
        this.limits = limits;
        this.tracked = tracked;
        this.before = LeftOutBefore.read(store);
    }

    void pass(Scan scan) {
        dropped.addAll(scan.outside());
        for (String path : scan.changed()) {
            look(path);
        }
        scan.closed().forEach(path -> notices.add(new Notice.Unreadable(path)));
        keepWithinTake();
        before.replace(leftOut);
        leftOut.forEach((path, seen) -> notices.add(new Notice.LeftOut(path, seen.bytes())));
        taken.keySet().stream()
                .filter(path -> Limits.looksSecret(path) && !tracked.contains(path))
                .forEach(path -> notices.add(new Notice.LooksSecret(path)));
    }

    private void look(String path) {
        Path file = PathBytes.under(store.root(), path);
        try {
            BasicFileAttributes attributes =
                    Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
            if (attributes.isDirectory()) {
                dropped.add(path);
                folders.add(path);
            } else if (attributes.isOther()) {
                drop(new Notice.NotAFile(path), path);
            } else if (attributes.isRegularFile() && !Files.isReadable(file)) {
                drop(new Notice.Unreadable(path), path);
            } else {
                weigh(path, Seen.of(attributes));
            }
        } catch (NoSuchFileException e) {
            dropped.add(path);
        } catch (AccessDeniedException e) {
            drop(new Notice.Unreadable(path), path);
        } catch (FileSystemException e) {
            // A file stands where the path needs a folder: the path is gone.
            dropped.add(path);
        } catch (IOException e) {
            drop(new Notice.Unreadable(path), path);
        }
    }

    private void drop(Notice notice, String path) {
        notices.add(notice);
        dropped.add(path);
    }

    private void weigh(String path, Seen seen) {
        if (seen.bytes() > limits.perFile() || before.holds(path, seen)) {
            leftOut.put(path, seen);
            dropped.add(path);
        } else {
            taken.put(path, seen);
        }
    }

    private void keepWithinTake() {
        long sum = taken.values().stream().mapToLong(Seen::bytes).sum();
        if (sum <= limits.perTake()) {
            return;
        }
        List<Map.Entry<String, Seen>> untracked = taken.entrySet().stream()
                .filter(file -> !tracked.contains(file.getKey()))
                .sorted(Comparator.comparingLong(file -> -file.getValue().bytes()))
                .toList();
        for (Map.Entry<String, Seen> largest : untracked) {
            if (sum <= limits.perTake()) {
                return;
            }
            sum -= largest.getValue().bytes();
            leftOut.put(largest.getKey(), largest.getValue());
            taken.remove(largest.getKey());
            dropped.add(largest.getKey());
        }
    }

    /** Paths to store, with what was seen of them. */
    Map<String, Seen> taken() {
        return taken;
    }

    /** Paths that the private index must not hold. */
    Set<String> dropped() {
        return dropped;
    }

    /** Changed paths that turned out to be folders: submodules the user tracks, or folders in place of files. */
    Set<String> folders() {
        return folders;
    }

    List<Notice> notices() {
        return notices;
    }
}
