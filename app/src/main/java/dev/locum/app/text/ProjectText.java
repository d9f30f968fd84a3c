package dev.locum.app.text;

import dev.locum.core.evidence.Check;
import java.util.List;

/**
 * A {@code project.yaml} as a value.
 *
 * @param checks the definition of done
 * @param worktree how a fresh copy of the tree is made fit for work
 * @param scope which paths executors may change
 */
public record ProjectText(List<Check> checks, Worktree worktree, Scope scope) {
    public ProjectText {
        checks = List.copyOf(checks);
    }

    /**
     * @param setup a command run once in a fresh copy; empty for none
     * @param copy files, ignored by git, that are copied over
     */
    public record Worktree(String setup, List<String> copy) {
        public Worktree {
            copy = List.copyOf(copy);
        }
    }

    /** Globs: a changed path may match none of {@code never} and, where there is an {@code only}, must match one of it. */
    public record Scope(List<String> never, List<String> only) {
        public Scope {
            never = List.copyOf(never);
            only = List.copyOf(only);
        }
    }
}
