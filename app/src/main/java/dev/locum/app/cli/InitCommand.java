package dev.locum.app.cli;

import dev.locum.app.LocumProblem;
import dev.locum.app.cli.option.ProjectOption;
import dev.locum.app.cli.terminal.ExitCode;
import dev.locum.app.cli.terminal.Surroundings;
import dev.locum.app.cli.terminal.Terminal.Ink;
import dev.locum.app.cli.view.BaselineLines;
import dev.locum.app.cli.view.TextProblemLines;
import dev.locum.app.daemon.AcceptedProject;
import dev.locum.app.daemon.Wiring;
import dev.locum.app.run.Premises;
import dev.locum.app.text.ProjectReader;
import dev.locum.app.text.ProjectText;
import dev.locum.app.text.TextReading;
import dev.locum.app.text.UnifiedDiff;
import dev.locum.app.text.proposal.Proposal;
import dev.locum.app.text.proposal.ProposedText;
import dev.locum.core.accepted.AcceptedText;
import dev.locum.core.accepted.Consent;
import dev.locum.core.accepted.Standing;
import dev.locum.core.evidence.CheckOutcome.CouldNotStart;
import dev.locum.core.evidence.Evidence;
import dev.locum.core.gate.Baseline;
import java.io.PrintStream;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * {@code locum init}: what "done" means in a project is proposed, shown, and put in force by the owner's yes.
 *
 * <p>Called again it shows what has changed in the file since and asks anew.
 */
@Command(name = "init")
final class InitCommand implements Callable<Integer> {
    private static final Set<String> YES = Set.of("y", "yes", "д", "да");

    private static final DateTimeFormatter MINUTE = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm", Locale.ROOT);

    private final Surroundings here;
    private final PrintStream out;

    @Mixin
    final ProjectOption project = new ProjectOption();

    @Option(names = "--check", paramLabel = "CMD")
    final List<String> given = new ArrayList<>();

    @Option(names = "--yes")
    boolean yes;

    @Option(names = "--no-baseline")
    boolean withoutBaseline;

    InitCommand(Surroundings here) {
        this.here = here;
        this.out = here.terminal().out();
    }

    @Override
    public Integer call() {
        OwnersWord.mustBePossible(here);
        try (Wiring wiring = Wiring.open(here.home(), here.environment(), here.clock())) {
            AcceptedProject accepted = wiring.accepted(project.folder(here));
            ExitCode exit = switch (accepted.standing()) {
                case Standing.Nothing _ -> propose(accepted);
                case Standing.NeverAccepted(String text) -> shown(accepted, text);
                case Standing.InForce(AcceptedText text) -> unchanged(accepted, text);
                case Standing.Pending(AcceptedText now, String text) -> changed(accepted, now, text);
                case Standing.FileGone(AcceptedText now) -> putBack(accepted, now);
            };
            if (exit == ExitCode.CLEAN && !withoutBaseline) {
                showBaseline(wiring.at(project.folder(here), holder -> here.say("run.waiting", holder)));
            }
            return exit.code();
        }
    }

    private ExitCode propose(AcceptedProject accepted) {
        Proposal proposal = given.isEmpty()
                ? Proposal.of(accepted.root(), here.environment().keySet())
                : Proposal.given(given);
        if (proposal.checks().isEmpty()) {
            throw LocumProblem.badInput("problem.init.nothing", accepted.root());
        }
        String text = ProposedText.of(proposal);
        here.say("init.proposal", accepted.file().path());
        show(text);
        return ask(accepted, text);
    }

    private ExitCode shown(AcceptedProject accepted, String text) {
        here.say("init.found", accepted.file().path());
        show(text);
        return canBeRead(accepted, text) ? ask(accepted, text) : ExitCode.BAD_INPUT;
    }

    private ExitCode unchanged(AcceptedProject accepted, AcceptedText text) {
        here.say("init.in-force", accepted.file().path(), moment(text));
        return ExitCode.CLEAN;
    }

    private ExitCode changed(AcceptedProject accepted, AcceptedText now, String text) {
        here.say("init.changed", accepted.file().path(), moment(now));
        UnifiedDiff.between("accepted", now.text(), "project.yaml", text)
                .forEach(line -> out.println("  " + inked(line)));
        return canBeRead(accepted, text) ? ask(accepted, text) : ExitCode.BAD_INPUT;
    }

    private ExitCode putBack(AcceptedProject accepted, AcceptedText now) {
        here.say("init.gone", accepted.file().path(), moment(now));
        show(now.text());
        return ask(accepted, now.text());
    }

    /** Names all that is wrong with the text, and what nobody knows of it. */
    private boolean canBeRead(AcceptedProject accepted, String text) {
        TextProblemLines lines = new TextProblemLines(here.messages());
        return switch (ProjectReader.read(text)) {
            case TextReading.Understood<ProjectText> understood -> {
                lines.of(understood.ignored())
                        .forEach(line -> out.println(here.terminal().paint(Ink.WAITING, line)));
                yield true;
            }
            case TextReading.Broken<ProjectText> broken -> {
                here.say("init.broken", accepted.file().path());
                lines.of(broken.problems())
                        .forEach(line -> out.println(here.terminal().paint(Ink.BAD, line)));
                yield false;
            }
        };
    }

    private ExitCode ask(AcceptedProject accepted, String text) {
        if (!yes && !here.terminal().person()) {
            throw LocumProblem.waitsForOwner("problem.init.ask", accepted.file().path());
        }
        if (!yes) {
            out.print(here.messages().text("init.ask") + " ");
            out.flush();
            String answer = here.terminal().answer().orElse("").strip();
            if (!YES.contains(answer.toLowerCase(Locale.ROOT))) {
                here.say("init.refused");
                return ExitCode.WAITS_FOR_OWNER;
            }
        }
        accepted.accept(text, yes ? Consent.GIVEN_WITH_COMMAND : Consent.TYPED);
        if (!accepted.file().read().equals(Optional.of(text))) {
            accepted.file().write(text);
        }
        here.say("init.accepted", accepted.file().path());
        return ExitCode.CLEAN;
    }

    private void showBaseline(Premises premises) {
        here.say("init.baseline");
        Baseline.Taken taken = premises.baseline(List.of());
        BaselineLines lines = new BaselineLines(here);
        taken.evidence().forEach(evidence -> lines.of(evidence).forEach(out::println));
        boolean started = taken.evidence().stream().map(Evidence::outcome).noneMatch(CouldNotStart.class::isInstance);
        if (started) {
            here.say("init.next");
        } else {
            here.say("init.make-it-start", project.folder(here).resolve(".locum/project.yaml"));
        }
    }

    private void show(String text) {
        text.lines().forEach(line -> out.println("  " + here.terminal().paint(Ink.QUIET, line)));
    }

    private String inked(String line) {
        return switch (line.isEmpty() ? ' ' : line.charAt(0)) {
            case '+' -> here.terminal().paint(Ink.GOOD, line);
            case '-' -> here.terminal().paint(Ink.BAD, line);
            default -> line;
        };
    }

    /** When the owner said yes, to the minute, as the clock on the wall showed it. */
    private static String moment(AcceptedText accepted) {
        return MINUTE.format(accepted.at().atZone(ZoneId.systemDefault()));
    }
}
