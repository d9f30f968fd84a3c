package dev.locum.app.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.locum.app.cli.ledger.LedgerCommand;
import dev.locum.app.cli.option.TimeSpan;
import dev.locum.app.cli.terminal.Surroundings;
import dev.locum.app.cli.terminal.Terminal;
import java.io.PrintWriter;
import java.time.Duration;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Spec;

/** The root command: it holds the others together and, alone, shows what there is. */
@Command(name = "locum", mixinStandardHelpOptions = true, versionProvider = Version.class)
final class Locum implements Runnable {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    private Locum() {}

    /** All commands, speaking through {@code here}. */
    static CommandLine in(Surroundings here) {
        CommandLine line = new CommandLine(new Locum());
        Terminal terminal = here.terminal();
        ProblemPrinter problems = new ProblemPrinter(here);
        line.addSubcommand(new DemoCommand(here))
                .addSubcommand(new InitCommand(here))
                .addSubcommand(new RunCommand(here))
                .addSubcommand(new ResumeCommand(here))
                .addSubcommand(new SubmitCommand(here))
                .addSubcommand(new ProveCommand(here))
                .addSubcommand(new TaskCommand(here))
                .addSubcommand(new InboxCommand(here))
                .addSubcommand(new UndoCommand(here))
                .addSubcommand(new RestoreCommand(here))
                .addSubcommand(new StatesCommand(here))
                .addSubcommand(new LedgerCommand(here));
        explained(line);
        return line.registerConverter(Duration.class, TimeSpan::parse)
                .setResourceBundle(here.messages().texts())
                .setColorScheme(Help.defaultColorScheme(terminal.colours() ? Ansi.ON : Ansi.OFF))
                .setOut(new PrintWriter(terminal.out(), true, UTF_8))
                .setErr(new PrintWriter(terminal.err(), true, UTF_8))
                .setParameterExceptionHandler(problems)
                .setExecutionExceptionHandler(problems);
    }

    /** Every command below {@code line}, whatever its depth, says what it takes. */
    private static void explained(CommandLine line) {
        for (CommandLine command : line.getSubcommands().values()) {
            command.getCommandSpec()
                    .addOption(OptionSpec.builder("-h", "--help")
                            .usageHelp(true)
                            .descriptionKey("mixinStandardHelpOptions.help")
                            .build());
            explained(command);
        }
    }

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }
}
