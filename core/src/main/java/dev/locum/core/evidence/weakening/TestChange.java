package dev.locum.core.evidence.weakening;

import dev.locum.core.evidence.TestName;
import dev.locum.core.evidence.source.SourceLine;
import java.util.List;
import java.util.Set;

/** What happened to one test since the baseline. A test is its name, not its file. */
public sealed interface TestChange {
    TestName test();

    /** The file it stands in now, or stood in where it is gone. */
    String file();

    /** The lines that show it: those of the baseline, then those of now. */
    List<SourceLine> before();

    List<SourceLine> now();

    /** Whether the test may ask less than it did, so that its earlier version is worth running. */
    default boolean weakens() {
        return switch (this) {
            case Deleted _, Skipped _, Emptied _, AssertionsRemoved _, ThresholdLoosened _ -> true;
            case MovedOutOfRun _, SwallowedFailure _ -> true;
            case ExpectationChanged _, NotUnderstood _ -> false;
        };
    }

    /**
     * It is gone under every name.
     *
     * @param subjects the identifiers of the code under test that it names
     */
    record Deleted(TestName test, String file, Set<String> subjects, List<SourceLine> before, List<SourceLine> now)
            implements TestChange {
        public Deleted {
            subjects = Set.copyOf(subjects);
            before = List.copyOf(before);
            now = List.copyOf(now);
        }
    }

    /** It is marked so that the runner passes over it. */
    record Skipped(TestName test, String file, List<SourceLine> before, List<SourceLine> now) implements TestChange {
        public Skipped {
            before = List.copyOf(before);
            now = List.copyOf(now);
        }
    }

    /** Its body no longer asks anything. */
    record Emptied(TestName test, String file, List<SourceLine> before, List<SourceLine> now) implements TestChange {
        public Emptied {
            before = List.copyOf(before);
            now = List.copyOf(now);
        }
    }

    /** Some of its assertions are gone. */
    record AssertionsRemoved(TestName test, String file, List<SourceLine> before, List<SourceLine> now)
            implements TestChange {
        public AssertionsRemoved {
            before = List.copyOf(before);
            now = List.copyOf(now);
        }
    }

    /** An assertion lets more pass than it did. */
    record ThresholdLoosened(TestName test, String file, List<SourceLine> before, List<SourceLine> now)
            implements TestChange {
        public ThresholdLoosened {
            before = List.copyOf(before);
            now = List.copyOf(now);
        }
    }

    /** The runner no longer collects it. */
    record MovedOutOfRun(TestName test, String file, List<SourceLine> before, List<SourceLine> now)
            implements TestChange {
        public MovedOutOfRun {
            before = List.copyOf(before);
            now = List.copyOf(now);
        }
    }

    /** A failure inside it no longer reaches the runner. */
    record SwallowedFailure(TestName test, String file, List<SourceLine> before, List<SourceLine> now)
            implements TestChange {
        public SwallowedFailure {
            before = List.copyOf(before);
            now = List.copyOf(now);
        }
    }

    /** It asks for another value, not for less. */
    record ExpectationChanged(TestName test, String file, List<SourceLine> before, List<SourceLine> now)
            implements TestChange {
        public ExpectationChanged {
            before = List.copyOf(before);
            now = List.copyOf(now);
        }
    }

    /** It changed in a way that says nothing for sure. */
    record NotUnderstood(TestName test, String file, List<SourceLine> before, List<SourceLine> now)
            implements TestChange {
        public NotUnderstood {
            before = List.copyOf(before);
            now = List.copyOf(now);
        }
    }
}
