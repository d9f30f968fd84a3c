package dev.locum.app.words;

import dev.locum.core.evidence.TreeState;
import dev.locum.core.gate.TaskId;

/** What an owner types next, letter by letter; the same in every language. */
final class Commands {
    private Commands() {}

    static String show(TaskId task) {
        return "locum task show " + task;
    }

    static String restore(TreeState state) {
        return "locum restore " + state.shortId();
    }

    static String accept(TaskId task) {
        return "locum inbox answer " + task + " accept";
    }

    static String goOn(TaskId task) {
        return "locum inbox answer " + task + " go-on --say \"..\"";
    }

    static String withdraw(TaskId task) {
        return "locum inbox answer " + task + " withdraw";
    }

    static String resume(TaskId task) {
        return "locum resume --task " + task;
    }

    /** The answer to an executor's own question: its run goes on with it. */
    static String answer(TaskId task) {
        return "locum resume --task " + task + " --say \"..\"";
    }

    static String take(String project, String branch) {
        return "git -C " + quoted(project) + " merge " + branch;
    }

    static String removeWorktree(String project, String folder) {
        return "git -C " + quoted(project) + " worktree remove " + quoted(folder);
    }

    /** As one word of a shell, whatever stands in it. */
    private static String quoted(String path) {
        return path.matches("[A-Za-z0-9/._-]+")
                ? path
                : "'" + Harmless.line(path).replace("'", "'\\''") + "'";
    }
}
