package dev.locum.app.cli.view;

import dev.locum.app.cli.terminal.ExitCode;
import dev.locum.app.cli.terminal.Plain;
import dev.locum.app.cli.terminal.Surroundings;
import dev.locum.app.store.tree.NotRestored;
import dev.locum.app.store.tree.RestorePlan;
import dev.locum.app.store.tree.Restored;
import dev.locum.core.evidence.tree.Changed;
import java.util.List;

/** What a restore will change and how it ended, in plain words. */
public final class RestoreView {
    private static final int MOST = 40;

    private final Surroundings here;

    public RestoreView(Surroundings here) {
        this.here = here;
    }

    public void show(RestorePlan plan) {
        List<Changed> changes = plan.changes();
        if (changes.isEmpty()) {
            here.say("restore.same", plan.target());
            return;
        }
        here.terminal().out().println(here.messages().count("restore.plan", changes.size(), plan.target()));
        changes.stream().limit(MOST).forEach(change -> here.say(key(change), Plain.line(change.path())));
        if (changes.size() > MOST) {
            here.say("restore.more", changes.size() - MOST);
        }
    }

    /** Says how it ended and gives the exit code. */
    public int show(Restored restored) {
        here.terminal()
                .out()
                .println(here.messages()
                        .count(
                                "restore.done",
                                restored.done().size(),
                                restored.before().state()));
        for (NotRestored failure : restored.failed()) {
            here.say(key(failure), Plain.line(failure.path()), reason(failure));
        }
        return (restored.failed().isEmpty() ? ExitCode.CLEAN : ExitCode.FIX).code();
    }

    private static String key(Changed change) {
        return switch (change) {
            case Changed.Added _ -> "restore.comes-back";
            case Changed.Removed _ -> "restore.goes-away";
            case Changed.Modified _, Changed.TypeChanged _, Changed.Renamed _ -> "restore.changes-back";
            case Changed.ModeChanged _ -> "restore.mode";
        };
    }

    private static String key(NotRestored failure) {
        return switch (failure) {
            case NotRestored.NotHeld _ -> "restore.failed.not-held";
            case NotRestored.BehindLink _ -> "restore.failed.behind-link";
            case NotRestored.FolderNotEmpty _ -> "restore.failed.folder";
            case NotRestored.Refused _ -> "restore.failed.refused";
        };
    }

    private static String reason(NotRestored failure) {
        return failure instanceof NotRestored.Refused refused ? refused.reason() : "";
    }
}
