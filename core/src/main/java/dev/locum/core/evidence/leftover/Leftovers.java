package dev.locum.core.evidence.leftover;

import dev.locum.core.evidence.source.ChangedFile;
import dev.locum.core.evidence.source.SourceLine;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** What a change left behind, read from the lines and files that it added. */
public final class Leftovers {
    /** Longer texts are data; only their names are looked at. In characters. */
    private static final int LONGEST = 2_000_000;

    private static final Pattern FOR_LATER =
            Pattern.compile("(?:#|//|/\\*|<!--|--|;)\\s?.{0,20}\\b(TODO|FIXME|XXX)\\b");
    private static final Pattern STRAY = Pattern.compile(
            "(.*/)?([^/]+\\.(orig|rej|bak|swp|swo)|[^/]+~|\\.DS_Store|\\.#[^/]+|#[^/]+#|Thumbs\\.db|core\\.\\d+)");

    private Leftovers() {}

    /**
     * Looks through a change.
     *
     * @param files every file of the change
     * @param paths every path of the tree now, so that a named file can be found missing
     */
    public static List<Leftover> of(List<ChangedFile> files, Set<String> paths) {
        List<Leftover> found = new ArrayList<>();
        for (ChangedFile file : files) {
            boolean came = file.before().isEmpty() && file.now().isPresent();
            if (came && STRAY.matcher(file.path()).matches()) {
                found.add(new Leftover.StrayFile(file.path()));
            }
            if (file.now().filter(text -> text.length() <= LONGEST).isPresent()) {
                read(file, paths, found);
            }
        }
        return found;
    }

    private static void read(ChangedFile file, Set<String> paths, List<Leftover> found) {
        List<SourceLine> added = AddedLines.of(file);
        ConflictMarkers.first(file, added).ifPresent(line -> found.add(new Leftover.ConflictMarkers(line)));
        for (SourceLine line : added) {
            if (DebugOutput.isOne(file.path(), line.text())) {
                found.add(new Leftover.DebugOutput(line));
            }
            if (FOR_LATER.matcher(line.text()).find()) {
                found.add(new Leftover.ForLater(line));
            }
            for (String named : NamedFiles.in(file.path(), line.text())) {
                if (!exists(named, file.path(), paths)) {
                    found.add(new Leftover.NamesMissingFile(line, named));
                }
            }
        }
    }

    private static boolean exists(String named, String from, Set<String> paths) {
        String folder = from.contains("/") ? from.substring(0, from.lastIndexOf('/') + 1) : "";
        String relative = plain(folder + named);
        String rooted = plain(named);
        return paths.contains(relative)
                || paths.contains(rooted)
                || paths.stream()
                        .anyMatch(p ->
                                p.startsWith(relative + "/") || p.startsWith(rooted + "/") || p.endsWith("/" + rooted));
    }

    private static String plain(String path) {
        Deque<String> parts = new ArrayDeque<>();
        for (String part : path.split("/", -1)) {
            if (part.equals("..")) {
                parts.pollLast();
            } else if (!part.isEmpty() && !part.equals(".")) {
                parts.addLast(part);
            }
        }
        return String.join("/", parts);
    }
}
