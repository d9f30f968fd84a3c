package dev.locum.core.gate.verdict;

import dev.locum.core.evidence.TreeState;

/**
 * A part of a task's time, between two states of the working tree, and whose the changes in it are.
 *
 * @param whose what a path that changed in it is, as far as this window tells
 */
public record Window(TreeState from, TreeState to, Attribution whose) {}
