package dev.locum.app.cli.ledger;

import dev.locum.app.LocumProblem;
import dev.locum.app.cli.option.JsonOption;
import dev.locum.app.cli.terminal.ExitCode;
import dev.locum.app.cli.terminal.Plain;
import dev.locum.app.cli.terminal.Surroundings;
import dev.locum.app.daemon.OwnerHome;
import dev.locum.app.store.SqliteLedger;
import dev.locum.core.ledger.Kind;
import dev.locum.core.ledger.Ledger;
import dev.locum.core.ledger.NotedHead;
import dev.locum.core.ledger.Selection;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code locum ledger}: looks at what was recorded; changes, makes and locks nothing. */
@Command(name = "ledger")
public final class LedgerCommand implements Runnable {
    private final Surroundings here;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    public LedgerCommand(Surroundings here) {
        this.here = here;
    }

    @Override
    public void run() {
        spec.commandLine().usage(here.terminal().out());
    }

    @Command(name = "verify")
    int verify(
            @Mixin JsonOption json,
            @Option(names = "--noted", paramLabel = "N:HEAD", descriptionKey = "locum.ledger.noted") String noted) {
        Optional<NotedHead> head = Optional.ofNullable(noted).map(LedgerCommand::head);
        LedgerAudit audit = LedgerAudit.of(database(), head);
        AuditView view = new AuditView(here.messages());
        here.terminal().out().println(json.isOn() ? view.json(audit) : view.text(audit));
        return audit.exit().code();
    }

    @Command(name = "show")
    int show(
            @Mixin JsonOption json,
            @Mixin ShowOptions what,
            @Parameters(
                            paramLabel = "ENTRY",
                            arity = "0..1",
                            defaultValue = "0",
                            descriptionKey = "locum.ledger.show.ENTRY")
                    long sequence) {
        LedgerView view = new LedgerView(here, json.isOn());
        if (sequence == 0) {
            return reading(ledger -> view.list(ledger.newest(what.selection(), what.most())), view::nothing);
        }
        return reading(
                ledger -> view.whole(ledger.entry(sequence)
                        .orElseThrow(() -> LocumProblem.badInput("problem.ledger.no-entry", sequence))),
                () -> {
                    throw LocumProblem.badInput("problem.ledger.no-entry", sequence);
                });
    }

    /** Which entries to list. */
    static final class ShowOptions {
        @Option(names = "--stream", paramLabel = "NAME", defaultValue = "", descriptionKey = "locum.ledger.stream")
        private String stream = "";

        @Option(names = "--task", paramLabel = "ID", defaultValue = "", descriptionKey = "locum.ledger.task")
        private String task = "";

        @Option(names = "--kind", paramLabel = "KIND", defaultValue = "", descriptionKey = "locum.ledger.kind")
        private String kind = "";

        @Option(names = "--limit", paramLabel = "N", defaultValue = "30", descriptionKey = "locum.ledger.limit")
        private int limit;

        Selection selection() {
            if (!stream.isEmpty() && !task.isEmpty()) {
                throw LocumProblem.badInput("problem.ledger.two-filters");
            }
            return new Selection(
                    task.isEmpty() ? stream : "task/" + task,
                    Optional.of(kind).filter(name -> !name.isEmpty()).map(ShowOptions::kind));
        }

        int most() {
            if (limit < 1) {
                throw LocumProblem.badInput("problem.ledger.limit", limit);
            }
            return limit;
        }

        private static Kind kind(String name) {
            try {
                return new Kind(name);
            } catch (IllegalArgumentException malformed) {
                throw LocumProblem.badInput("problem.ledger.kind", Plain.line(name))
                        .after(malformed);
            }
        }
    }

    private int reading(Reading reading, Runnable absent) {
        Optional<Ledger> there = SqliteLedger.openToRead(database());
        if (there.isEmpty()) {
            absent.run();
        }
        there.ifPresent(ledger -> {
            try (ledger) {
                reading.of(ledger);
            }
        });
        return ExitCode.CLEAN.code();
    }

    private Path database() {
        return OwnerHome.named(here.environment()).database();
    }

    private static NotedHead head(String text) {
        try {
            return NotedHead.parse(text);
        } catch (IllegalArgumentException malformed) {
            throw LocumProblem.badInput("problem.ledger.noted", Plain.line(text))
                    .after(malformed);
        }
    }

    private interface Reading {
        void of(Ledger ledger);
    }
}
