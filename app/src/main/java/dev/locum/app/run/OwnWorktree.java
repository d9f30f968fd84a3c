package dev.locum.app.run;

import dev.locum.app.LocumProblem;
import dev.locum.app.run.scratch.FolderCopy;
import dev.locum.app.run.scratch.Setup;
import dev.locum.app.store.tree.GitProgram;
import dev.locum.app.store.tree.TreeException;
import dev.locum.app.store.tree.TreeProblem;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A git worktree of a run's own, on a branch of its own: what the executor does there touches none of the user's files.
 *
 * <p>It is asked for, and it is the one thing for which Locum writes into the user's {@code .git}: a worktree, a branch,
 * and at the end one commit on that branch.
 */
public final class OwnWorktree {
    private final GitProgram git;
    private final Path project;
    private final Path folder;
    private final String branch;

    public OwnWorktree(GitProgram git, Path project, Path folder, String branch) {
        this.git = git;
        this.project = project;
        this.folder = folder;
        this.branch = branch;
    }

    public Path folder() {
        return folder;
    }

    public String branch() {
        return branch;
    }

    /**
     * Makes it from the project's last commit, with the files that the owner's rules copy over.
     *
     * @throws LocumProblem when the project has no commit yet
     * @throws TreeException when git refuses
     */
    public void create(Setup setup) {
        try {
            git.print(project, "rev-parse", "--verify", "--quiet", "HEAD^{commit}");
        } catch (TreeException noCommit) {
            throw LocumProblem.badInput("problem.worktree.no-commit", project).after(noCommit);
        }
        try {
            Files.createDirectories(folder.getParent());
            git.print(project, "worktree", "add", "--quiet", "-b", branch, folder.toString(), "HEAD");
            for (String path : setup.copy()) {
                FolderCopy.copy(project.resolve(path), folder.resolve(path));
            }
        } catch (IOException e) {
            throw new UncheckedIOException("could not prepare the worktree " + folder, e);
        }
    }

    /** Whether it still is a worktree of a repository; in what is none any more, git would work on whatever repository lies around it. */
    public boolean isThere() {
        return Files.exists(folder.resolve(".git")) && answers("rev-parse", "--git-dir");
    }

    /**
     * Commits whatever is not committed in it, so that the branch holds all of the work.
     *
     * @throws TreeException when it is not there any more, or git refuses
     */
    public void commit(String message) {
        if (!isThere()) {
            throw new TreeException(new TreeProblem.NotARepository(folder));
        }
        if (git.print(folder, "status", "--porcelain").isEmpty()) {
            return;
        }
        git.print(folder, "add", "--all");
        List<String> commit = new ArrayList<>(List.of("-c", "core.hooksPath=/dev/null", "-c", "commit.gpgSign=false"));
        if (!answers("config", "user.email")) {
            commit.addAll(List.of("-c", "user.name=Locum", "-c", "user.email=locum@localhost"));
        }
        commit.addAll(List.of("commit", "--quiet", "--no-verify", "-m", message));
        git.print(folder, commit.toArray(String[]::new));
    }

    private boolean answers(String... question) {
        try {
            return !git.print(folder, question).isEmpty();
        } catch (TreeException refused) {
            return false;
        }
    }
}
