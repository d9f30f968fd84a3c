package dev.locum.app.run;

import dev.locum.app.store.tree.TreeStates;
import dev.locum.core.evidence.source.ChangedFile;
import dev.locum.core.evidence.tree.Changed;
import dev.locum.core.evidence.tree.Difference;
import dev.locum.core.evidence.tree.TreeEntry;
import dev.locum.core.gate.Baseline;
import dev.locum.core.gate.Inspection;
import dev.locum.core.gate.Task;
import dev.locum.core.gate.verdict.Attribution;
import dev.locum.core.gate.verdict.Territory;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/** Reads what happened to the tree since the baseline, in the ways the lenses need. */
final class ChangeReader {
    /** A longer file is generated or data; it is compared by its bytes and not read as text. */
    private static final int LONGEST_TEXT = 2 * 1024 * 1024;

    private final TreeStates states;
    private final Authorship authorship;
    private final Readers readers;

    /** What is read of changed files, each from both texts of all of them. */
    interface Readers {
        Territory.Changes.Read read(
                List<ChangedFile> files,
                SortedMap<String, Attribution> paths,
                Baseline.Taken baseline,
                Inspection inspection);
    }

    ChangeReader(TreeStates states, Authorship authorship, Readers readers) {
        this.states = states;
        this.authorship = authorship;
        this.readers = readers;
    }

    Territory.Changes read(Task task, Baseline.Taken baseline, Inspection inspection) {
        Difference difference = states.compare(baseline.tree(), inspection.settled());
        return readers.read(
                files(difference), authorship.of(task, baseline, inspection, difference), baseline, inspection);
    }

    /** The changed files as texts. One that is no text on a side where it exists is left out: it is not gone. */
    private List<ChangedFile> files(Difference difference) {
        List<ChangedFile> files = new ArrayList<>();
        for (Changed changed : difference.changes()) {
            switch (changed) {
                case Changed.Added added -> added(added.path(), added.now(), files);
                case Changed.Removed removed -> removed(removed.path(), removed.was(), files);
                case Changed.Modified modified -> edited(modified.path(), modified.was(), modified.now(), files);
                case Changed.ModeChanged mode -> edited(mode.path(), mode.was(), mode.now(), files);
                case Changed.TypeChanged type -> edited(type.path(), type.was(), type.now(), files);
                case Changed.Renamed renamed -> {
                    removed(renamed.from(), renamed.was(), files);
                    added(renamed.path(), renamed.now(), files);
                }
            }
        }
        return files;
    }

    private void added(String path, TreeEntry now, List<ChangedFile> files) {
        text(now).ifPresent(text -> files.add(ChangedFile.added(path, text)));
    }

    private void removed(String path, TreeEntry was, List<ChangedFile> files) {
        text(was).ifPresent(text -> files.add(ChangedFile.removed(path, text)));
    }

    private void edited(String path, TreeEntry was, TreeEntry now, List<ChangedFile> files) {
        Optional<String> before = text(was);
        Optional<String> after = text(now);
        if (before.isPresent() && after.isPresent()) {
            files.add(ChangedFile.edited(path, before.get(), after.get()));
        }
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
