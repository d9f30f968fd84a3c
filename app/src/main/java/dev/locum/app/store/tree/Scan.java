package dev.locum.app.store.tree;

import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How the disk differs from the private index, by one look.
 *
 * @param user what the user's index said at the same time
 * @param changed paths that are new, gone or may hold something else now
 * @param outside paths that are held and must not be: ignored, and not tracked by the user
 * @param nested folders with a repository of their own, without a closing slash
 * @param closed folders that could not be opened
 */
record Scan(UserIndex user, Set<String> changed, Set<String> outside, Set<String> nested, Set<String> closed) {
    private static final String[] DISK = {"ls-files", "-z", "-t", "-c", "-o", "-m", "--exclude-standard"};
    private static final String[] IGNORED = {"ls-files", "-z", "-i", "-c", "--exclude-standard"};
    private static final Pattern CLOSED = Pattern.compile("could not open directory '(.*)/': ");

    /** Both listings run side by side, and {@code reading} with them; each is a process of its own. */
    static Scan of(ObjectStore store, Supplier<UserIndex> reading) {
        GitCall disk = store.start(new byte[0], DISK);
        GitCall ignored = store.start(new byte[0], IGNORED);
        UserIndex user = reading.get();
        GitCall.Ended listed = disk.succeed();
        Set<String> held = new HashSet<>();
        Set<String> changed = new LinkedHashSet<>();
        Set<String> nested = new TreeSet<>();
        for (String line : PathBytes.split(listed.out())) {
            String path = line.substring(2);
            if (line.charAt(0) == 'H') {
                held.add(path);
            } else if (path.endsWith("/")) {
                nested.add(path.substring(0, path.length() - 1));
            } else {
                changed.add(path);
            }
        }
        // The user's git keeps a tracked file although a rule ignores it, and so does a tree state.
        user.tracked().stream()
                .filter(path -> !held.contains(path) && isThere(store, path))
                .forEach(changed::add);
        Set<String> outside =
                new LinkedHashSet<>(PathBytes.split(ignored.succeed().out()));
        outside.removeAll(user.tracked());
        changed.removeAll(outside);
        return new Scan(user, changed, outside, nested, closed(listed.err()));
    }

    private static boolean isThere(ObjectStore store, String path) {
        return Files.exists(PathBytes.under(store.root(), path), LinkOption.NOFOLLOW_LINKS);
    }

    /** The same look with paths that belong in although a rule ignores them. */
    Scan including(Set<String> also) {
        for (String path : also) {
            if (nested.stream().noneMatch(folder -> path.startsWith(folder + "/"))) {
                changed.add(path);
                outside.remove(path);
            }
        }
        return this;
    }

    private static Set<String> closed(String complaints) {
        Set<String> closed = new TreeSet<>();
        for (String line : complaints.lines().toList()) {
            Matcher matcher = CLOSED.matcher(line);
            if (matcher.find()) {
                closed.add(matcher.group(1));
            }
        }
        return closed;
    }
}
