package dev.locum.core.evidence.claim;

import java.util.Collections;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedSet;
import java.util.TreeSet;

/** A statement in a report that could be false. Two claims are equal when the same reading would decide both. */
public sealed interface Claim {

    /** The tests of {@code scope} ran and none failed; where a count is named it must be theirs. */
    record TestsPass(TestScope scope, Optional<TestCount> count) implements Claim {
        public static final TestsPass WHOLE = new TestsPass(new TestScope.Whole(), Optional.empty());
    }

    /** The command prints this number. */
    record NumberEquals(ClaimedNumber number, String command) implements Claim {}

    /** A file or folder stands at {@code path}, relative to the project's folder or absolute. */
    record FileExists(String path) implements Claim {}

    /** The file at {@code path} holds {@code text}, letter by letter. */
    record FileContains(String path, String text) implements Claim {}

    /** Nothing stands at {@code path}. */
    record FileAbsent(String path) implements Claim {}

    /** The commit changed exactly these files; {@code revision} as git understands it, {@code HEAD} included. */
    record CommitHolds(String revision, SortedSet<String> files) implements Claim {
        public CommitHolds {
            files = Collections.unmodifiableSortedSet(new TreeSet<>(files));
            if (files.isEmpty()) {
                throw new IllegalArgumentException("a commit is claimed to hold at least one file");
            }
        }
    }

    /** The work is committed: nothing of it is left uncommitted; where a revision is named, it exists. */
    record Committed(Optional<String> revision) implements Claim {}

    /** The work was pushed. No local reading can decide it. */
    record Pushed() implements Claim {}

    /** {@code places} occurrences of {@code before} became {@code after}. */
    record PlacesChanged(String before, String after, int places) implements Claim {}

    /** {@code before} became {@code after} wherever it is code; no count is named. */
    record RenamedEverywhere(String before, String after) implements Claim {}

    /** The working tree holds {@code text} exactly {@code count} times, as a word of its own. */
    record OccurrencesRemain(String text, int count) implements Claim {}

    /** The task of that id on the project's board is closed. */
    record TaskClosed(String task) implements Claim {}

    /** The command, by itself and not through a pipe, ends with {@code exit}. */
    record CommandSucceeds(String command, int exit) implements Claim {}

    /**
     * The red tests were red before the work began.
     *
     * @param names the tests meant; empty when all that are red now are meant
     * @param count how many are meant, where named
     */
    record TestsAreOld(SortedSet<String> names, OptionalInt count) implements Claim {
        public TestsAreOld {
            names = Collections.unmodifiableSortedSet(new TreeSet<>(names));
        }
    }

    /** The whole task is finished. The gate decides it, by everything it looks at. */
    record WholeTaskDone() implements Claim {}
}
