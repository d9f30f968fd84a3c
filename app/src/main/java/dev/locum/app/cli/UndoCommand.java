package dev.locum.app.cli;

import dev.locum.app.cli.option.ProjectOption;
import dev.locum.app.cli.terminal.ExitCode;
import dev.locum.app.cli.terminal.Surroundings;
import dev.locum.app.cli.view.RestoreView;
import dev.locum.app.daemon.Wiring;
import dev.locum.app.store.tree.RestorePlan;
import dev.locum.app.store.tree.TreeRecord;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code locum undo}: the working tree back to the last recorded state that differs from now. */
@Command(name = "undo")
final class UndoCommand implements Callable<Integer> {
    private final Surroundings here;

    @Mixin
    final ProjectOption project = new ProjectOption();

    @Option(names = "--dry-run", descriptionKey = "option.dry-run")
    private boolean dryRun;

    @Option(names = "--yes", descriptionKey = "option.yes")
    private boolean yes;

    UndoCommand(Surroundings here) {
        this.here = here;
    }

    @Override
    public Integer call() {
        try (Wiring wiring = Wiring.open(here.home(), here.environment(), here.clock())) {
            TreeRecord tree = wiring.tree(project.folder(here));
            Optional<RestorePlan> plan = tree.planUndo();
            if (plan.isEmpty()) {
                here.say("undo.nothing");
                return ExitCode.CLEAN.code();
            }
            RestoreView view = new RestoreView(here);
            view.show(plan.get());
            if (dryRun) {
                return ExitCode.CLEAN.code();
            }
            if (!yes && !confirmed()) {
                return ExitCode.WAITS_FOR_OWNER.code();
            }
            return view.show(tree.undo(plan.get()));
        }
    }

    /** An answer is asked for only where somebody can give it. */
    private boolean confirmed() {
        if (!here.terminal().person()) {
            here.say("undo.needs-yes");
            return false;
        }
        here.say("undo.sure");
        String answer = here.terminal().answer().orElse("").strip();
        boolean agreed = here.messages().text("answer.yes").lines().anyMatch(answer::equalsIgnoreCase);
        if (!agreed) {
            here.say("undo.left");
        }
        return agreed;
    }
}
