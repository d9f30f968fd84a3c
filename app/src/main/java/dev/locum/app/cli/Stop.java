package dev.locum.app.cli;

import dev.locum.app.LocumProblem;
import dev.locum.app.cli.terminal.ExitCode;
import dev.locum.app.cli.terminal.Surroundings;
import dev.locum.app.daemon.OwnerHome;
import dev.locum.app.process.RunRecords;
import dev.locum.core.gate.TaskId;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.ParseResult;

/**
 * What Locum does when it is told to stop (SIGINT, SIGTERM, SIGHUP): it is gone at once, as if it had been killed, for
 * whatever it had recorded goes on from there. But it sees to it that executors and checks end with it, and says how the
 * run goes on.
 *
 * <p>Entered by the thread that ends the process.
 */
final class Stop implements Runnable {
    /** A command whose work is kept where it stands. */
    interface GoesOn {
        /** The arguments of {@code locum} that go on with it; empty where nothing is recorded yet. */
        Optional<String> goOn();
    }

    private final Surroundings here;
    private final CommandLine line;
    private volatile boolean over;

    Stop(Surroundings here, CommandLine line) {
        this.here = here;
        this.line = line;
    }

    /** The arguments that resume {@code task}, wherever they are typed. */
    static String resuming(TaskId task, Path project) {
        return "resume --task " + task + " --project '" + project.toString().replace("'", "'\\''") + "'";
    }

    /** The command has come to its own end. */
    void over() {
        over = true;
    }

    @Override
    public void run() {
        if (over) {
            return;
        }
        try {
            new RunRecords(OwnerHome.named(here.environment()).runs()).endAfterUs();
        } catch (LocumProblem noHome) {
            // then nothing of ours runs
        }
        String text = underway()
                .map(goOn -> here.messages().text("stopped.run", goOn))
                .orElseGet(() -> here.messages().text("stopped"));
        here.terminal().err().println(text);
        Runtime.getRuntime().halt(ExitCode.INTERRUPTED.code());
    }

    private Optional<String> underway() {
        return Optional.ofNullable(line.getParseResult())
                .map(ParseResult::subcommand)
                .map(parsed -> parsed.commandSpec().userObject())
                .filter(GoesOn.class::isInstance)
                .map(GoesOn.class::cast)
                .flatMap(GoesOn::goOn);
    }
}
