package dev.locum.core.evidence.claim;

import dev.locum.core.evidence.CheckId;
import dev.locum.core.evidence.EvidenceId;
import dev.locum.core.evidence.TestName;
import dev.locum.core.evidence.TestTally;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/** What is there instead of what was claimed. */
public sealed interface RefutedBy {

    /** Tests failed, or their runner ended with another status than success. */
    record TestsRed(EvidenceId evidence, String run, int exit, Optional<TestTally> tally, List<TestName> red)
            implements RefutedBy {
        public TestsRed {
            red = List.copyOf(red);
        }
    }

    /** The runner was content, but no test ran. */
    record NoTestRan(EvidenceId evidence, String run) implements RefutedBy {}

    /** The tests ran, but not as many as claimed. */
    record CountDiffers(EvidenceId evidence, TestCount claimed, TestCount seen) implements RefutedBy {}

    /** The command printed another number. */
    record OtherNumber(String command, ClaimedNumber claimed, String seen) implements RefutedBy {}

    /** The command ended with another status. */
    record OtherExit(String command, int claimed, int seen) implements RefutedBy {}

    record NoSuchFile(String path) implements RefutedBy {}

    record FileStillThere(String path) implements RefutedBy {}

    record TextNotInFile(String path, String text) implements RefutedBy {}

    record NoSuchCommit(String revision) implements RefutedBy {}

    /** The commit changed other files: {@code missing} were claimed, {@code extra} were not. */
    record OtherFilesInCommit(String revision, SortedSet<String> missing, SortedSet<String> extra)
            implements RefutedBy {
        public OtherFilesInCommit {
            missing = Collections.unmodifiableSortedSet(new TreeSet<>(missing));
            extra = Collections.unmodifiableSortedSet(new TreeSet<>(extra));
        }
    }

    /** Work of this task is not in any commit. */
    record LeftUncommitted(List<String> paths) implements RefutedBy {
        public LeftUncommitted {
            paths = List.copyOf(paths);
        }
    }

    /** The text is still there; {@code places} are those that count against the claim, {@code others} are only shown. */
    record StillThere(String text, int claimed, List<Place> places, List<Place> others) implements RefutedBy {
        public StillThere {
            places = List.copyOf(places);
            others = List.copyOf(others);
        }
    }

    /** Fewer places hold the new text than were claimed to have been changed to it. */
    record FewerPlaces(String text, int claimed, int seen) implements RefutedBy {}

    /** These red tests were not red before; {@code old} ones were, and are not blamed. */
    record NotOld(SortedSet<TestName> caused, SortedSet<TestName> old) implements RefutedBy {
        public NotOld {
            caused = Collections.unmodifiableSortedSet(new TreeSet<>(caused));
            old = Collections.unmodifiableSortedSet(new TreeSet<>(old));
        }
    }

    /** The check was green before the work and is red now. */
    record WasGreenBefore(CheckId check) implements RefutedBy {}
}
