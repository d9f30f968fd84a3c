package dev.locum.core.evidence.tree;

/** A bit in the user's index that makes git look away from a path. */
public enum IndexBit {
    SKIP_WORKTREE,
    ASSUME_UNCHANGED
}
