package dev.locum.core.evidence.claim;

import dev.locum.core.evidence.Check;
import dev.locum.core.evidence.CheckId;
import dev.locum.core.evidence.Evidence;
import dev.locum.core.evidence.EvidenceId;
import dev.locum.core.evidence.TreeState;
import java.util.List;
import java.util.Map;

/** The answer to a {@link ReadingRequest}: what was seen, without a judgement. */
public sealed interface Reading {

    /** The reading itself could not be made. */
    record Failed(String why) implements Reading {}

    /** Something stands at the path; {@code holdsText} answers for the text asked for (true for an empty one). */
    record Present(boolean folder, boolean holdsText) implements Reading {}

    /** Nothing stands there; {@code elsewhere} are paths in the tree that end alike. */
    record Absent(List<String> elsewhere) implements Reading {
        public Absent {
            elsewhere = List.copyOf(elsewhere);
        }
    }

    /**
     * Where the text was found.
     *
     * @param places in the order of paths; at most {@code found} of them are kept
     * @param found how many there are in all
     * @param loosely how often the text stands anywhere, inside other words, in any case of letters and in names of files
     * @param filesSeen how many files were searched
     * @param blind why the search may have missed some, empty where its positive control was found and every file read
     */
    record Occurrences(List<Place> places, int found, int loosely, int filesSeen, String blind) implements Reading {
        public Occurrences {
            places = List.copyOf(places);
        }
    }

    /** The files that a commit changed. */
    record FilesOfCommit(List<String> files) implements Reading {
        public FilesOfCommit {
            files = List.copyOf(files);
        }
    }

    record NoSuchCommit() implements Reading {}

    /** Uncommitted paths made by this task, and the others. */
    record Uncommitted(List<String> ofTask, List<String> others) implements Reading {
        public Uncommitted {
            ofTask = List.copyOf(ofTask);
            others = List.copyOf(others);
        }
    }

    /** Changes are there, but nobody can say whose, since there is no baseline. */
    record UncommittedByWhom(List<String> paths) implements Reading {
        public UncommittedByWhom {
            paths = List.copyOf(paths);
        }
    }

    /** The command ran by itself on the tree at hand. */
    record Ran(EvidenceId evidence, TreeState tree, int exit, String printed) implements Reading {}

    record NotAccepted() implements Reading {}

    /** It may run; there is no result on this tree yet. */
    record NotRunYet() implements Reading {}

    record CouldNotStart(String why) implements Reading {}

    /**
     * What is known of tests.
     *
     * @param tree the tree at hand
     * @param accepted the accepted checks
     * @param newest the newest evidence of each, of whatever tree
     * @param own the session's own runs in this task
     */
    record TestsSeen(TreeState tree, List<Check> accepted, Map<CheckId, Evidence> newest, OwnRuns own)
            implements Reading {
        public TestsSeen {
            accepted = List.copyOf(accepted);
            newest = Map.copyOf(newest);
        }
    }

    /** What the checks said on the task's baseline. */
    record BaselineSeen(Map<CheckId, Evidence> evidence) implements Reading {
        public BaselineSeen {
            evidence = Map.copyOf(evidence);
        }
    }

    record NoBaseline() implements Reading {}
}
