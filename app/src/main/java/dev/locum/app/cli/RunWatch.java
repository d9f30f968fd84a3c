package dev.locum.app.cli;

import dev.locum.app.agent.Progress;
import dev.locum.app.agent.Watch;
import dev.locum.core.gate.Finding;
import dev.locum.core.gate.GateFact;
import dev.locum.core.gate.Judged;
import dev.locum.core.session.RunFact;
import dev.locum.core.session.RunState;
import java.util.List;

/** Shows a run while it goes on, and what came of it. */
final class RunWatch implements Watch {
    private final Surroundings here;

    RunWatch(Surroundings here) {
        this.here = here;
    }

    void waiting(String holder) {
        here.terminal().err().println("waiting: " + holder);
    }

    void gate(GateFact fact) {
        here.terminal().err().println(fact.getClass().getSimpleName());
    }

    void run(RunFact fact) {
        here.terminal().err().println(fact.getClass().getSimpleName());
    }

    @Override
    public void saw(Progress progress) {
        here.terminal().err().println(progress);
    }

    String feedback(Judged judged) {
        return judged.findings().stream().map(Finding::toString).reduce("", (a, b) -> a + b + "\n");
    }

    void report(List<GateFact> trail) {
        here.terminal().out().println(trail.getLast());
    }

    void report(RunState run, List<GateFact> trail) {
        here.terminal().out().println(run.end());
    }
}
