package dev.locum.app.run;

import dev.locum.app.store.tree.TreeStates;
import dev.locum.core.evidence.TreeState;
import dev.locum.core.evidence.source.ChangedFile;
import dev.locum.core.evidence.tree.Changed;
import dev.locum.core.evidence.tree.Difference;
import dev.locum.core.evidence.tree.TreeEntry;
import dev.locum.core.gate.Attribution;
import dev.locum.core.gate.Baseline;
import dev.locum.core.gate.Inspection;
import dev.locum.core.gate.Task;
import dev.locum.core.gate.Territory;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/** Reads what happened to the tree since the baseline, in the ways the lenses need. */
final class ChangeReader {
    /** A longer file is generated or data; it is compared by its bytes and not read as text. */
    private static final int LONGEST_TEXT = 2 * 1024 * 1024;

    private final TreeStates states;
    private final Readers readers;

    /** What is read of changed files, each from both texts of all of them. */
    interface Readers {
        Territory.Changes.Read read(
                List<ChangedFile> files, SortedMap<String, Attribution> paths, TreeState baseline, TreeState now);
    }

    ChangeReader(TreeStates states, Readers readers) {
        this.states = states;
        this.readers = readers;
    }

    Territory.Changes read(Task task, Baseline.Taken baseline, Inspection inspection) {
        Difference difference = states.compare(baseline.tree(), inspection.settled());
        return readers.read(
                files(difference),
                attributed(difference, madeByChecks(baseline, inspection)),
                baseline.tree(),
                inspection.settled());
    }

    private static SortedMap<String, Attribution> attributed(Difference difference, Set<String> made) {
        SortedMap<String, Attribution> paths = new TreeMap<>();
        for (String path : difference.paths()) {
            paths.put(path, made.contains(path) ? Attribution.UNATTRIBUTED : Attribution.ATTRIBUTED);
        }
        return paths;
    }

    private static Set<String> madeByChecks(Baseline.Taken baseline, Inspection inspection) {
        Set<String> made = new HashSet<>();
        baseline.evidence().forEach(evidence -> made.addAll(evidence.binding().made()));
        inspection.evidence().forEach(evidence -> made.addAll(evidence.binding().made()));
        return made;
    }

    private List<ChangedFile> files(Difference difference) {
        List<ChangedFile> files = new ArrayList<>();
        for (Changed changed : difference.changes()) {
            switch (changed) {
                case Changed.Added added -> files.add(file(added.path(), Optional.empty(), text(added.now())));
                case Changed.Removed removed -> files.add(file(removed.path(), text(removed.was()), Optional.empty()));
                case Changed.Modified modified ->
                    files.add(file(modified.path(), text(modified.was()), text(modified.now())));
                case Changed.ModeChanged mode -> files.add(file(mode.path(), text(mode.was()), text(mode.now())));
                case Changed.TypeChanged type -> files.add(file(type.path(), text(type.was()), text(type.now())));
                case Changed.Renamed renamed -> {
                    files.add(file(renamed.from(), text(renamed.was()), Optional.empty()));
                    files.add(file(renamed.path(), Optional.empty(), text(renamed.now())));
                }
            }
        }
        return files;
    }

    private static ChangedFile file(String path, Optional<String> before, Optional<String> now) {
        return new ChangedFile(path, before, now);
    }

    /** The text of a file; empty for links and for what is no text. */
    private Optional<String> text(TreeEntry entry) {
        if (entry.kind() == TreeEntry.Kind.LINK) {
            return Optional.empty();
        }
        byte[] bytes = states.read(entry);
        if (bytes.length > LONGEST_TEXT) {
            return Optional.empty();
        }
        try {
            return Optional.of(StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString());
        } catch (CharacterCodingException binary) {
            return Optional.empty();
        }
    }
}
