package dev.locum.core.session;

import dev.locum.core.evidence.TreeState;
import dev.locum.core.gate.verdict.Attribution;
import dev.locum.core.gate.verdict.Window;
import java.util.ArrayList;
import java.util.List;

/**
 * Divides the time from a task's baseline to now into windows, by what its run recorded of the tree.
 *
 * <p>What changed while the executor had the word is its own; what changed while it had not is somebody else's. A call that
 * nobody saw end may have been followed by anything: what changed from its beginning on is shared.
 */
public final class Windows {
    private final List<Window> windows = new ArrayList<>();
    private TreeState from;
    private Word word = Word.NOBODY;
    private boolean ended;

    /** Who has had the word since the tree was last seen. */
    private enum Word {
        NOBODY,
        /** An executor, which is still at work as far as is known. */
        EXECUTOR,
        /** An executor, which gave it back. */
        GIVEN_BACK,
        /** An executor, and after it nobody knows who. */
        LOST
    }

    private Windows(TreeState baseline) {
        this.from = baseline;
    }

    /** The windows of a task that Locum does not drive: there is one, and it is the task's. */
    public static List<Window> ofHand(TreeState baseline, TreeState now) {
        return List.of(new Window(baseline, now, Attribution.ATTRIBUTED));
    }

    /** The windows of a task driven by a run with these {@code facts}, one behind the other from {@code baseline} to {@code now}. */
    public static List<Window> of(TreeState baseline, List<RunFact> facts, TreeState now) {
        Windows windows = new Windows(baseline);
        facts.forEach(windows::then);
        windows.close(now, windows.last());
        return List.copyOf(windows.windows);
    }

    private void then(RunFact fact) {
        switch (fact) {
            case RunFact.TreeSeen(TreeState tree) -> seen(tree);
            case RunFact.CallStarted _ -> word = word == Word.LOST ? Word.LOST : Word.EXECUTOR;
            case RunFact.CallEnded _ -> word = word == Word.LOST ? Word.LOST : Word.GIVEN_BACK;
            case RunFact.RunEnded _ -> ended = true;
            case RunFact.RunResumed _ -> {
                word = word == Word.NOBODY ? Word.NOBODY : Word.LOST;
                ended = false;
            }
            case RunFact.RunStarted _,
                    RunFact.SessionNamed _,
                    RunFact.ClaimsGiven _,
                    RunFact.CallJudged _,
                    RunFact.RestBegan _ -> {}
        }
    }

    private void seen(TreeState tree) {
        close(
                tree,
                switch (word) {
                    case NOBODY -> Attribution.UNATTRIBUTED;
                    case GIVEN_BACK -> Attribution.ATTRIBUTED;
                    case EXECUTOR, LOST -> Attribution.SHARED;
                });
        word = Word.NOBODY;
    }

    /** The window in which somebody looks now. Who hands in by hand after the run's end answers for what was done since. */
    private Attribution last() {
        return switch (word) {
            case NOBODY -> ended ? Attribution.ATTRIBUTED : Attribution.UNATTRIBUTED;
            case EXECUTOR, GIVEN_BACK -> Attribution.ATTRIBUTED;
            case LOST -> Attribution.SHARED;
        };
    }

    private void close(TreeState tree, Attribution whose) {
        if (!tree.equals(from)) {
            windows.add(new Window(from, tree, whose));
        }
        from = tree;
    }
}
