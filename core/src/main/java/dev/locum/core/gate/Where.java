package dev.locum.core.gate;

/**
 * The working tree that a task is about.
 *
 * @param tree the working tree's name in the ledger
 * @param folder its top folder when the task was opened, absolute
 */
public record Where(String tree, String folder) {}
