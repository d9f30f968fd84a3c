package dev.locum.app.store.tree;

import dev.locum.core.evidence.TreeState;
import dev.locum.core.evidence.tree.Notice;
import dev.locum.core.ledger.Digest;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/** Takes one state of a working tree and of the repositories nested in it. Only the holder of the lock may run it. */
final class Taking {
    private static final int ATTEMPTS = 3;
    /** From so many new files on they go into one pack instead of a file each. */
    private static final int MANY = 300;
    /** A file's time may lag this far behind the clock. */
    private static final long TICK_MILLIS = 20;

    private final GitProgram git;
    private final Limits limits;
    private final InstantSource clock;
    private final Map<Path, Optional<Path>> excludes = new ConcurrentHashMap<>();
    private final Map<Path, Known> indexes = new ConcurrentHashMap<>();

    Taking(GitProgram git, Limits limits, InstantSource clock) {
        this.git = git;
        this.limits = limits;
        this.clock = clock;
    }

    /** @param also paths to hold although a rule ignores them, where they are on disk */
    Taken take(ObjectStore store, WorkingTree tree, Set<String> also) {
        long start = clock.millis();
        Optional<UserIndex.Stamp> userIndex = Optional.empty();
        WorkingTree.Repository repository = tree.repository();
        if (repository != null) {
            store.copyIgnoreRules(
                    repository, excludes.computeIfAbsent(tree.root(), root -> UserSettings.excludesFile(git, root)));
            userIndex = UserIndex.copyInto(store, repository);
        }
        Pass pass = settle(store, userIndex, also);
        List<Notice> notices = new ArrayList<>(pass.sieve.notices());
        notices.addAll(HiddenFiles.notices(store, pass.userIndex));
        TreeState own =
                new TreeState(store.start(new byte[0], "write-tree").succeed().text());
        letRecentFilesBeComparedByContent(store, start);
        Map<String, TreeState> parts = nested(store, pass.nested, also, notices);
        return new Taken(parts.isEmpty() ? own : composite(store, parts), notices);
    }

    private record Known(UserIndex.Stamp version, UserIndex index) {}

    private record Pass(UserIndex userIndex, Sieve sieve, Set<String> nested) {}

    /** Brings the private index up to the disk; again where files moved meanwhile. */
    private Pass settle(ObjectStore store, Optional<UserIndex.Stamp> stamp, Set<String> also) {
        for (int attempt = 1; ; attempt++) {
            Scan scan = Scan.of(store, startReading(store, stamp)).including(also);
            UserIndex userIndex = scan.user();
            Sieve sieve = new Sieve(store, limits, userIndex.tracked());
            sieve.pass(scan);
            Set<String> nested = new TreeSet<>(scan.nested());
            sieve.folders().stream().filter(userIndex.submodules()::contains).forEach(nested::add);
            Set<String> moved = update(store, sieve, nested, attempt == ATTEMPTS);
            if (moved.isEmpty() || attempt == ATTEMPTS) {
                moved.forEach(path -> sieve.notices().add(new Notice.ChangedWhileRead(path)));
                return new Pass(userIndex, sieve, nested);
            }
        }
    }

    /** The user's index as it was read before, where it is the same file still; else it is read while the disk is. */
    private Supplier<UserIndex> startReading(ObjectStore store, Optional<UserIndex.Stamp> stamp) {
        if (stamp.isEmpty()) {
            return UserIndex::none;
        }
        Known known = indexes.get(store.dir());
        if (known != null && known.version().equals(stamp.get())) {
            return known::index;
        }
        GitCall listing = UserIndex.startReading(store);
        return () -> {
            UserIndex index = UserIndex.read(listing);
            indexes.put(store.dir(), new Known(stamp.get(), index));
            return index;
        };
    }

    /** Stores what the sieve let through and says which of it moved meanwhile. */
    private static Set<String> update(ObjectStore store, Sieve sieve, Set<String> nested, boolean last) {
        Set<String> dropped = new LinkedHashSet<>(sieve.dropped());
        if (!nested.isEmpty()) {
            dropped.addAll(heldBelow(store, nested));
        }
        if (!dropped.isEmpty()) {
            store.start(PathBytes.join(dropped), "update-index", "-z", "--force-remove", "--stdin")
                    .succeed();
        }
        Map<String, Sieve.Seen> taken = sieve.taken();
        if (taken.isEmpty()) {
            return Set.of();
        }
        String pack = taken.size() < MANY ? "core.bigFileThreshold=512m" : "core.bigFileThreshold=1";
        GitCall.Ended ended = store.start(
                        PathBytes.join(taken.keySet()),
                        "-c",
                        pack,
                        "update-index",
                        "-z",
                        "--add",
                        "--remove",
                        "--replace",
                        "--stdin")
                .end();
        if (ended.status() != 0 && last) {
            throw new TreeException(new TreeProblem.GitFailed(
                    List.of("git", "update-index"), ended.status(), ended.err().strip()));
        }
        return ended.status() != 0 ? taken.keySet() : moved(store, taken);
    }

    private static List<String> heldBelow(ObjectStore store, Set<String> folders) {
        return PathBytes.split(store.start(new byte[0], "ls-files", "-z", "-c")
                        .succeed()
                        .out())
                .stream()
                .filter(path -> folders.stream().anyMatch(folder -> path.startsWith(folder + "/")))
                .toList();
    }

    private static Set<String> moved(ObjectStore store, Map<String, Sieve.Seen> taken) {
        Set<String> moved = new LinkedHashSet<>();
        taken.forEach((path, seen) -> {
            if (!seen.equals(seen(PathBytes.under(store.root(), path)))) {
                moved.add(path);
            }
        });
        return moved;
    }

    private static Sieve.Seen seen(Path file) {
        try {
            return Sieve.Seen.of(Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS));
        } catch (IOException e) {
            return new Sieve.Seen(-1, -1);
        }
    }

    /**
     * Dates the private index before this take began. Git compares files that are not older than the index byte by byte;
     * so a file written twice within one tick of its clock is never mistaken for unchanged.
     */
    private static void letRecentFilesBeComparedByContent(ObjectStore store, long start) {
        try {
            Files.setLastModifiedTime(store.index(), FileTime.fromMillis(start - TICK_MILLIS));
        } catch (NoSuchFileException e) {
            // Nothing was ever stored: there is no index yet.
        } catch (IOException e) {
            throw ObjectStore.failed(store.dir(), e);
        }
    }

    private Map<String, TreeState> nested(
            ObjectStore store, Set<String> folders, Set<String> also, List<Notice> notices) {
        Map<String, TreeState> parts = new LinkedHashMap<>();
        for (String folder : folders) {
            Path dir = store.dir()
                    .resolve("nested")
                    .resolve(Digest.of(PathBytes.encode(folder)).hex().substring(0, 20));
            WorkingTree tree = WorkingTree.nested(git, PathBytes.under(store.root(), folder));
            if (!tree.root().toFile().isDirectory()) {
                notices.add(new Notice.Unreadable(folder));
                continue;
            }
            ObjectStore inner = ObjectStore.open(git, dir, store.objects(), tree);
            Taken taken = take(inner, tree, within(folder, also));
            taken.notices().forEach(notice -> notices.add(Notices.below(folder, notice)));
            parts.put(folder, taken.state());
        }
        return parts;
    }

    private static Set<String> within(String folder, Set<String> paths) {
        Set<String> inner = new TreeSet<>();
        for (String path : paths) {
            if (path.startsWith(folder + "/")) {
                inner.add(path.substring(folder.length() + 1));
            }
        }
        return inner;
    }

    private static TreeState composite(ObjectStore store, Map<String, TreeState> parts) {
        Path joined = store.dir().resolve("index-joined");
        try {
            Files.deleteIfExists(joined);
            if (Files.exists(store.index())) {
                Files.copy(store.index(), joined);
            }
        } catch (IOException e) {
            throw ObjectStore.failed(store.dir(), e);
        }
        ByteArrayOutputStream entries = new ByteArrayOutputStream();
        parts.forEach((folder, part) -> {
            for (String line : PathBytes.split(store.start(new byte[0], "ls-tree", "-r", "-z", part.id())
                    .succeed()
                    .out())) {
                int tab = line.indexOf('\t') + 1;
                entries.writeBytes(PathBytes.encode(line.substring(0, tab) + folder + "/" + line.substring(tab)));
                entries.write(0);
            }
        });
        store.start(joined, entries.toByteArray(), "update-index", "-z", "--replace", "--index-info")
                .succeed();
        return new TreeState(
                store.start(joined, new byte[0], "write-tree").succeed().text());
    }
}
