package dev.locum.core.session;

import dev.locum.core.evidence.Check;
import dev.locum.core.gate.TaskId;
import java.time.Duration;
import java.util.List;

/**
 * What the owner ordered when the run began; it never changes afterwards.
 *
 * @param task the task that the run works on
 * @param project the project's folder, absolute
 * @param workplace where the executor works
 * @param executor which executor, as the owner wrote it: {@code claude} or {@code command:..}
 * @param checks checks that the owner gave with this run, besides the project's accepted ones
 * @param limits where the run ends by itself
 */
public record RunOrder(
        TaskId task, String project, Workplace workplace, String executor, List<Check> checks, Limits limits) {
    public RunOrder {
        checks = List.copyOf(checks);
    }

    /** Where the executor works. */
    public sealed interface Workplace {

        /** The folder in which it works, absolute. */
        String folder();

        /** In the project's own folder. */
        record InPlace(String folder) implements Workplace {}

        /** In a git worktree of its own, on the branch {@code branch}. */
        record OwnWorktree(String folder, String branch, Freedom freedom) implements Workplace {}
    }

    /** What the executor may do without being asked. */
    public enum Freedom {
        /** Its program's own rules hold. */
        GUARDED,
        /** The owner switched its program's questions off; only in a worktree of its own. */
        BYPASS
    }

    /**
     * @param rounds how many hand-ins are judged at the most
     * @param time how long the run may take, rests included
     */
    public record Limits(int rounds, Duration time) {
        public static final Limits DEFAULT = new Limits(12, Duration.ofHours(8));

        public Limits {
            if (rounds < 1 || time.isNegative() || time.isZero()) {
                throw new IllegalArgumentException("a run needs at least one round and some time");
            }
        }
    }
}
