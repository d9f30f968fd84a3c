package dev.locum.app.store.tree;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How the disk differs from the private index, by one look.
 *
 * @param changed paths that are new or may hold something else now
 * @param gone paths that are held and must not be: removed from the disk, or ignored and not tracked
 * @param nested folders with a repository of their own, without a closing slash
 * @param closed folders that could not be opened
 */
record Scan(Set<String> changed, Set<String> gone, Set<String> nested, Set<String> closed) {
    private static final String[] DISK = {"ls-files", "-z", "-t", "-o", "-m", "-d", "--exclude-standard"};
    private static final String[] IGNORED = {"ls-files", "-z", "-i", "-c", "--exclude-standard"};
    private static final Pattern CLOSED = Pattern.compile("could not open directory '(.*)/': ");

    /** All listings run side by side; each is a process of its own. */
    static Scan of(ObjectStore store, boolean hasUserIndex) {
        GitCall disk = store.start(new byte[0], DISK);
        GitCall ignored = store.start(new byte[0], IGNORED);
        Set<String> ignoredByUser =
                hasUserIndex ? paths(store.start(UserIndex.copyIn(store), new byte[0], IGNORED)) : Set.of();
        return merge(disk.succeed(), paths(ignored), ignoredByUser);
    }

    /** The same look with paths that belong in although a rule ignores them. */
    Scan including(Set<String> also) {
        for (String path : also) {
            if (nested.stream().noneMatch(folder -> path.startsWith(folder + "/"))) {
                changed.add(path);
                gone.remove(path);
            }
        }
        return this;
    }

    private static Set<String> paths(GitCall listing) {
        return new HashSet<>(PathBytes.split(listing.succeed().out()));
    }

    private static Scan merge(GitCall.Ended disk, Set<String> ignored, Set<String> ignoredByUser) {
        Set<String> changed = new LinkedHashSet<>();
        Set<String> gone = new LinkedHashSet<>();
        Set<String> nested = new TreeSet<>();
        for (String line : PathBytes.split(disk.out())) {
            String path = line.substring(2);
            if (path.endsWith("/")) {
                nested.add(path.substring(0, path.length() - 1));
            } else if (line.charAt(0) == 'R') {
                gone.add(path);
            } else {
                changed.add(path);
            }
        }
        changed.removeAll(gone);
        // The user's git keeps a tracked file although a rule ignores it, and so does a tree state.
        ignoredByUser.stream().filter(path -> !ignored.contains(path)).forEach(changed::add);
        ignored.stream().filter(path -> !ignoredByUser.contains(path)).forEach(path -> {
            changed.remove(path);
            gone.add(path);
        });
        return new Scan(changed, gone, nested, closed(disk.err()));
    }

    private static Set<String> closed(String complaints) {
        Set<String> closed = new TreeSet<>();
        List<String> lines = complaints.lines().toList();
        for (String line : lines) {
            Matcher matcher = CLOSED.matcher(line);
            if (matcher.find()) {
                closed.add(matcher.group(1));
            }
        }
        return closed;
    }
}
