package dev.locum.app.store.tree;

import dev.locum.core.evidence.TreeState;
import dev.locum.core.evidence.tree.Changed;
import dev.locum.core.evidence.tree.Difference;
import dev.locum.core.evidence.tree.TreeEntry;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** Reads what git tells of trees into typed values. */
final class TreeListing {
    private TreeListing() {}

    /** Everything a state holds, by path. */
    static SortedMap<String, TreeEntry> entries(ObjectStore store, TreeState state) {
        SortedMap<String, TreeEntry> entries = new TreeMap<>();
        for (String line : PathBytes.split(store.start(new byte[0], "ls-tree", "-r", "-z", state.id())
                .succeed()
                .out())) {
            int tab = line.indexOf('\t');
            String[] fields = line.substring(0, tab).split(" ", -1);
            entries.put(line.substring(tab + 1), entry(fields[0], fields[2]));
        }
        return entries;
    }

    /** The difference with moved files told as moved. */
    static Difference withMoves(ObjectStore store, TreeState from, TreeState to) {
        return difference(store, from, to, "-M");
    }

    /** The difference with each path by itself. */
    static Difference pathByPath(ObjectStore store, TreeState from, TreeState to) {
        return difference(store, from, to, "--no-renames");
    }

    private static Difference difference(ObjectStore store, TreeState from, TreeState to, String moves) {
        byte[] raw = store.start(
                        new byte[0], "diff-tree", "-r", "-z", "--raw", "--no-abbrev", moves, from.id(), to.id())
                .succeed()
                .out();
        List<Changed> changes = new ArrayList<>();
        Iterator<String> fields = PathBytes.split(raw).iterator();
        while (fields.hasNext()) {
            changes.add(change(fields.next().substring(1).split(" ", -1), fields));
        }
        return new Difference(from, to, changes);
    }

    private static Changed change(String[] head, Iterator<String> fields) {
        String path = fields.next();
        return switch (head[4].charAt(0)) {
            case 'A' -> new Changed.Added(path, entry(head[1], head[3]));
            case 'D' -> new Changed.Removed(path, entry(head[0], head[2]));
            case 'R' -> new Changed.Renamed(fields.next(), path, entry(head[0], head[2]), entry(head[1], head[3]));
            default -> Changed.inPlace(path, entry(head[0], head[2]), entry(head[1], head[3]));
        };
    }

    private static TreeEntry entry(String mode, String blob) {
        TreeEntry.Kind kind = switch (mode) {
            case "120000" -> TreeEntry.Kind.LINK;
            case "100755" -> TreeEntry.Kind.EXECUTABLE;
            default -> TreeEntry.Kind.FILE;
        };
        return new TreeEntry(kind, blob);
    }

    static String mode(TreeEntry entry) {
        return switch (entry.kind()) {
            case LINK -> "120000";
            case EXECUTABLE -> "100755";
            case FILE -> "100644";
        };
    }
}
