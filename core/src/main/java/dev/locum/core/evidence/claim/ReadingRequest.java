package dev.locum.core.evidence.claim;

/** What must be read before a claim can be decided. Equal requests have equal answers on one tree. */
public sealed interface ReadingRequest {

    /** Answered by the working tree and by git, read-only, without any accepted command. */
    sealed interface OfTerritory extends ReadingRequest {}

    /** Answered by recorded runs. */
    sealed interface OfRuns extends ReadingRequest {}

    /** What stands at the path; {@code text} is looked for in it, and may be empty. */
    record FileOnDisk(String path, String text) implements OfTerritory {}

    /** Where the tree holds {@code text} as a word of its own; {@code renamedTo}, where not empty, tells texts that state the rename. */
    record OccurrencesInTree(String text, String renamedTo) implements OfTerritory {}

    /** Which files the commit changed against its first parent. */
    record CommitFiles(String revision) implements OfTerritory {}

    /** What of this task's work is in no commit. */
    record UncommittedWork() implements OfTerritory {}

    /** How the command ended and what it printed on the tree at hand. */
    record CommandOutput(String command) implements OfRuns {}

    /** What the accepted checks and the session's own runs say of tests on the tree at hand. */
    record TestRuns() implements OfRuns {}

    /** What the checks said of tests before the work began. */
    record BaselineTests() implements OfRuns {}
}
