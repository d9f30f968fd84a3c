package dev.locum.app.text;

import java.util.List;

/** What came of reading a {@code project.yaml}. */
public sealed interface ProjectReading {

    /**
     * It can be used.
     *
     * @param ignored keys that nobody knows: they stay in the file and do nothing
     */
    record Understood(ProjectText text, List<TextProblem> ignored) implements ProjectReading {
        public Understood {
            ignored = List.copyOf(ignored);
        }
    }

    /** It cannot; {@code problems} are all of them, in the order of their lines. */
    record Broken(List<TextProblem> problems) implements ProjectReading {
        public Broken {
            problems = List.copyOf(problems);
        }
    }
}
