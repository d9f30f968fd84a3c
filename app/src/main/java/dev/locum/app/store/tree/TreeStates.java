package dev.locum.app.store.tree;

import dev.locum.core.evidence.TreeState;
import dev.locum.core.evidence.tree.Difference;
import dev.locum.core.evidence.tree.TreeEntry;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;

/**
 * The tree states of one working tree: what it held at some moment, byte for byte, and the way back to it.
 *
 * <p>All problems come as {@link TreeException}. Any thread may enter; what takes or restores waits for the working
 * tree's lock.
 */
public interface TreeStates {

    /** Names the working tree in the ledger. */
    String id();

    /** The top folder of the working tree. */
    Path root();

    /** Takes the state of now. The working tree and the user's {@code .git} are only read. */
    Taken take();

    /** How {@code to} differs from {@code from}, moved files told as moved. */
    Difference compare(TreeState from, TreeState to);

    /** All that a state holds, by path. */
    SortedMap<String, TreeEntry> entries(TreeState state);

    /** A file's bytes, or a link's text, in a state; empty where the state has no such path. */
    Optional<byte[]> read(TreeState state, String path);

    /** The bytes of one entry of a state or difference. */
    byte[] read(TreeEntry entry);

    /** The bytes of many entries, in their order, read through one process. */
    List<byte[]> read(List<TreeEntry> entries);

    /**
     * Says what a restore would change, and changes nothing.
     *
     * @param paths files or folders to restore, all of the tree where empty
     */
    RestorePlan plan(TreeState target, Set<String> paths);

    /**
     * Makes the working tree what the plan says, index, HEAD and refs left alone.
     *
     * <p>A state of now is taken and handed to {@code first} before anything is touched. Only what that state holds is
     * overwritten or deleted; what cannot be restored is named, and the rest goes on.
     */
    Restored restore(RestorePlan plan, BeforeRestore first);

    /** Writes what a state holds into an empty or missing folder. Files are copies, never hard links. */
    void export(TreeState state, Path folder);

    /** Hears of the state taken before a restore, in time to record it. */
    @FunctionalInterface
    interface BeforeRestore {
        void taken(Taken before);
    }
}
