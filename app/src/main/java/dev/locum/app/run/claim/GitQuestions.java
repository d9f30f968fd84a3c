package dev.locum.app.run.claim;

import dev.locum.app.store.tree.GitProgram;
import dev.locum.app.store.tree.TreeException;
import dev.locum.app.store.tree.TreeProblem;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Questions to git that start no hook, filter watch, pager or outside program, and write nothing. */
final class GitQuestions {
    private static final List<String> CALM = List.of(
            "--no-pager",
            "--literal-pathspecs",
            "-c",
            "core.fsmonitor=false",
            "-c",
            "core.hooksPath=/dev/null",
            "-c",
            "core.quotePath=false");

    private final GitProgram git;
    private final Path root;

    GitQuestions(GitProgram git, Path root) {
        this.git = git;
        this.root = root;
    }

    /** Every path of the working tree that is not ignored, tracked or not, hidden ones too. */
    List<String> paths() {
        return ask("ls-files", "-z", "--cached", "--others", "--exclude-standard", "--deduplicate");
    }

    /** Folders that are repositories of their own. */
    List<String> submodules() {
        return ask("ls-files", "-z", "--stage").stream()
                .filter(entry -> entry.startsWith("160000 "))
                .map(entry -> entry.substring(entry.indexOf('\t') + 1))
                .toList();
    }

    /** The commit's full id; empty where there is none of that name. */
    Optional<String> commit(String revision) {
        try {
            return ask("rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}").stream()
                    .findFirst();
        } catch (TreeException e) {
            if (e.problem() instanceof TreeProblem.GitFailed) {
                return Optional.empty();
            }
            throw e;
        }
    }

    /** The paths a commit changed against its first parent. */
    List<String> changedBy(String commit) {
        return ask(
                "diff-tree",
                "-r",
                "-z",
                "--root",
                "--no-commit-id",
                "--name-only",
                "--no-renames",
                "--no-ext-diff",
                "-m",
                "--first-parent",
                commit);
    }

    /** Tracked paths that differ from HEAD, in the index or on the disk. */
    List<String> changedSinceHead() {
        return ask("diff", "-z", "--name-only", "--no-renames", "--no-ext-diff", "--no-textconv", "HEAD", "--");
    }

    List<String> untracked() {
        return ask("ls-files", "-z", "--others", "--exclude-standard");
    }

    private List<String> ask(String... question) {
        List<String> arguments = new ArrayList<>(CALM);
        arguments.addAll(Arrays.asList(question));
        String answer = git.print(root, arguments.toArray(String[]::new));
        return Arrays.stream(answer.split("\u0000", -1))
                .filter(part -> !part.isEmpty())
                .toList();
    }
}
