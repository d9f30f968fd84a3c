package dev.locum.app.agent;

import dev.locum.core.session.Cost;
import java.util.Optional;

/** What can be seen of an executor while it works. */
public sealed interface Progress {

    /**
     * It is running, and its conversation has a name if it can be resumed: worth recording at once, because the next
     * moment may be the last.
     */
    record Started(Optional<ResumeToken> resume) implements Progress {}

    /** It used a tool; {@code target} is a short hint at what on, possibly empty. */
    record UsedTool(String name, String target) implements Progress {}

    /** A tool was refused to it, and nobody was there to allow it. */
    record Refused(String tool, String target) implements Progress {}

    record Said(String text) implements Progress {}

    /** What it depends on failed, and it tries again by itself. */
    record TriesAgain(String reason) implements Progress {}

    /** What this round has cost so far; the last one before the outcome is the round's cost. */
    record Spent(Cost cost) implements Progress {}
}
