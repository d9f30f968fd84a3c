package dev.locum.app.store.tree;

import dev.locum.core.evidence.TreeState;
import dev.locum.core.evidence.tree.Changed;
import dev.locum.core.evidence.tree.Difference;
import dev.locum.core.evidence.tree.TreeEntry;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeSet;

/** Tree states as git objects in a store of Locum's own, one folder per working tree. */
public final class GitTreeStates implements TreeStates {
    private final WorkingTree tree;
    private final Path home;
    private final GitProgram git;
    private final Taking taking;

    private GitTreeStates(WorkingTree tree, Path home, GitProgram git, Taking taking) {
        this.tree = tree;
        this.home = home;
        this.git = git;
        this.taking = taking;
    }

    /**
     * Binds to the working tree that holds a folder. Where its repository is gone, the states taken before still open.
     *
     * @param states the folder for all working trees' stores
     */
    public static GitTreeStates open(GitProgram git, Path states, Path folder, Limits limits, InstantSource clock) {
        WorkingTree tree = WorkingTree.find(git, states, folder);
        return new GitTreeStates(tree, states.resolve(tree.id()), git, new Taking(git, limits, clock));
    }

    @Override
    public String id() {
        return tree.id();
    }

    @Override
    public Path root() {
        return tree.root();
    }

    @Override
    public Taken take() {
        try (TreeLock lock = TreeLock.acquire(home)) {
            return takeLocked(lock, Set.of());
        }
    }

    /** The lock is asked for as proof that it is held. */
    private Taken takeLocked(TreeLock lock, Set<String> also) {
        return taking.take(store(lock), tree.asOfNow(), also);
    }

    private ObjectStore store(TreeLock held) {
        Staging.sweep(home, tree.root());
        return held.with(ObjectStore.open(git, home, home.resolve("objects"), tree));
    }

    /** The store for reading alone: what is stored never changes, so no lock is needed. */
    private ObjectStore reading() {
        if (!ObjectStore.isIn(home)) {
            throw new TreeException(new TreeProblem.StoreFailed(home, "no state of this tree was ever taken"));
        }
        return new ObjectStore(git, home, home.resolve("objects"), tree.root());
    }

    @Override
    public Difference compare(TreeState from, TreeState to) {
        return TreeListing.withMoves(reading(), from, to);
    }

    @Override
    public SortedMap<String, TreeEntry> entries(TreeState state) {
        return TreeListing.entries(reading(), state);
    }

    @Override
    public Optional<byte[]> read(TreeState state, String path) {
        return Optional.ofNullable(entries(state).get(path)).map(this::read);
    }

    @Override
    public byte[] read(TreeEntry entry) {
        try (Blobs blobs = new Blobs(reading())) {
            return blobs.read(entry.blob());
        }
    }

    @Override
    public List<byte[]> read(List<TreeEntry> entries) {
        try (Blobs blobs = new Blobs(reading())) {
            return entries.stream().map(entry -> blobs.read(entry.blob())).toList();
        }
    }

    @Override
    public RestorePlan plan(TreeState target, Set<String> paths) {
        TreeState now = take().state();
        return new RestorePlan(now, target, paths, between(reading(), now, target, paths));
    }

    private static List<Changed> between(ObjectStore store, TreeState now, TreeState target, Set<String> within) {
        return TreeListing.pathByPath(store, now, target).changes().stream()
                .filter(change -> within.isEmpty() || within.stream().anyMatch(path -> isIn(change.path(), path)))
                .toList();
    }

    private static boolean isIn(String path, String folder) {
        return path.equals(folder) || path.startsWith(folder + "/");
    }

    @Override
    public Restored restore(RestorePlan plan, BeforeRestore first) {
        Set<String> shown = new TreeSet<>();
        plan.changes().forEach(change -> shown.add(change.path()));
        try (TreeLock lock = TreeLock.acquire(home)) {
            Taken before = takeLocked(lock, shown);
            first.taken(before);
            ObjectStore store = reading();
            List<Changed> changes = between(store, before.state(), plan.target(), plan.within()).stream()
                    .filter(change -> shown.contains(change.path()))
                    .toList();
            Staging staging = Staging.fill(store, home, changes);
            Restoring restoring = new Restoring(tree.root(), staging.folder());
            restoring.run(changes);
            Taken after = takeLocked(lock, Set.of());
            return new Restored(before, after.state(), restoring.done(), restoring.failed());
        }
    }

    @Override
    public void export(TreeState state, Path folder) {
        Staging.export(reading(), state, folder);
    }
}
