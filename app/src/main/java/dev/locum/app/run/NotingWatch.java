package dev.locum.app.run;

import dev.locum.app.agent.Progress;
import dev.locum.app.agent.ResumeToken;
import dev.locum.app.agent.Watch;
import dev.locum.core.session.Cost;
import java.util.function.Consumer;

/** Passes progress on, notes the session's name at once and the last word on the cost. */
final class NotingWatch implements Watch {
    private final Watch next;
    private final Consumer<String> named;
    private Cost cost = Cost.UNKNOWN;

    NotingWatch(Watch next, Consumer<String> named) {
        this.next = next;
        this.named = named;
    }

    @Override
    public void saw(Progress progress) {
        switch (progress) {
            case Progress.Started started ->
                started.resume().map(ResumeToken::value).ifPresent(named);
            case Progress.Spent spent -> cost = spent.cost();
            case Progress.UsedTool _, Progress.Refused _, Progress.Said _, Progress.TriesAgain _ -> {}
        }
        next.saw(progress);
    }

    Cost cost() {
        return cost;
    }
}
