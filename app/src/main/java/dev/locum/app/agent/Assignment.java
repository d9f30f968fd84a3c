package dev.locum.app.agent;

import java.nio.file.Path;
import java.util.Optional;

/**
 * One round's work.
 *
 * @param task the id of the task, which the executor needs for a hand-in of its own
 * @param words what the executor is told this time
 * @param project the absolute path of the folder it works in
 * @param round counted from 1
 * @param resume where the conversation of earlier rounds goes on; empty where there was none, or none that can go on
 * @param limits what this round may cost
 */
public record Assignment(
        String task, Words words, Path project, int round, Optional<ResumeToken> resume, Limits limits) {
    public Assignment {
        if (round < 1) {
            throw new IllegalArgumentException("rounds are counted from 1: " + round);
        }
        if (!project.isAbsolute()) {
            throw new IllegalArgumentException("a project is named by its absolute path: " + project);
        }
    }

    /** What is said to an executor, in English. */
    public sealed interface Words {
        String text();

        /** What the owner wants done. */
        record Task(String text) implements Words {}

        /** What the gate found in the last hand-in. */
        record Findings(String text) implements Words {}

        /** What the owner answered to the executor's question. */
        record Answer(String text) implements Words {}

        /** The last round was broken off: the task once more, for an executor that has forgotten it. */
        record GoOn(String text) implements Words {}
    }
}
