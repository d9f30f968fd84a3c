package dev.locum.app.store.tree;

import dev.locum.core.ledger.Digest;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A working tree on disk and where its repository keeps its things.
 *
 * @param root the top folder, real and absolute
 * @param repository where the user's git has its files; null once the repository is gone
 */
record WorkingTree(Path root, @Nullable Repository repository) {

    /**
     * @param gitDir this working tree's own: index, HEAD
     * @param commonDir shared by all working trees of the repository: info/exclude
     * @param objectFormat {@code sha1} or {@code sha256}
     */
    record Repository(Path gitDir, Path commonDir, String objectFormat) {}

    /** Names a working tree for as long as its folder is not moved. */
    String id() {
        return Digest.of(root.toString().getBytes(StandardCharsets.UTF_8)).hex().substring(0, 20);
    }

    /** Finds the working tree that holds the folder. */
    static WorkingTree around(GitProgram git, Path folder) {
        Path real = real(folder);
        String[] first = ask(git, real, "--is-bare-repository", "--show-object-format", "--git-dir")
                .split("\n", 3);
        if (first[0].equals("true")) {
            throw new TreeException(new TreeProblem.Bare(real));
        }
        String commonDir = ask(git, real, "--git-common-dir");
        String top = ask(git, real, "--show-toplevel");
        return new WorkingTree(Path.of(top), new Repository(Path.of(first[2]), Path.of(commonDir), first[1]));
    }

    /** A path is always the last thing asked for: its name may hold line ends. */
    private static String ask(GitProgram git, Path real, String... questions) {
        List<String> call = new ArrayList<>(List.of("rev-parse", "--path-format=absolute"));
        call.addAll(List.of(questions));
        GitCall.Ended answer = git.start(real, Map.of(), new byte[0], call).end();
        String text = new String(answer.out(), StandardCharsets.UTF_8);
        if (answer.status() != 0 || text.lines().count() < questions.length) {
            throw new TreeException(
                    answer.err().contains("not a git repository")
                            ? new TreeProblem.NotARepository(real)
                            : new TreeProblem.Refused(real, answer.err().strip()));
        }
        return text.substring(0, text.length() - 1);
    }

    /** The same, where the repository is gone the states taken before still open. */
    static WorkingTree find(GitProgram git, Path states, Path folder) {
        try {
            return around(git, folder);
        } catch (TreeException e) {
            for (Path at = real(folder); at != null; at = at.getParent()) {
                WorkingTree orphan = new WorkingTree(at, null);
                if (ObjectStore.isIn(states.resolve(orphan.id()))) {
                    return orphan;
                }
            }
            throw e;
        }
    }

    /** Without its repository once that was deleted. */
    WorkingTree asOfNow() {
        return repository != null && Files.isDirectory(repository.gitDir()) ? this : new WorkingTree(root, null);
    }

    /** A folder known to hold a repository of its own; where that is broken, it is a plain folder. */
    static WorkingTree nested(GitProgram git, Path root) {
        try {
            WorkingTree found = around(git, root);
            return found.root().equals(root) ? found : new WorkingTree(root, null);
        } catch (TreeException e) {
            return new WorkingTree(root, null);
        }
    }

    private static Path real(Path folder) {
        try {
            Path real = folder.toRealPath();
            if (Files.isDirectory(real)) {
                return real;
            }
            throw new TreeException(new TreeProblem.NoSuchFolder(folder));
        } catch (IOException e) {
            throw new TreeException(new TreeProblem.NoSuchFolder(folder), e);
        }
    }
}
