package dev.locum.app.cli;

import dev.locum.app.LocumProblem;
import dev.locum.app.cli.option.JsonOption;
import dev.locum.app.cli.terminal.ExitCode;
import dev.locum.app.cli.terminal.Surroundings;
import dev.locum.app.daemon.FailureLog;
import dev.locum.app.daemon.OwnerHome;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;
import tools.jackson.databind.json.JsonMapper;

/** Tells a person what hindered a command, in plain lines; traces go to the log and never to a terminal. */
final class ProblemPrinter implements IParameterExceptionHandler, IExecutionExceptionHandler {
    private final Surroundings here;

    ProblemPrinter(Surroundings here) {
        this.here = here;
    }

    @Override
    public int handleParseException(ParameterException wrong, String[] args) {
        String command = wrong.getCommandLine().getCommandSpec().qualifiedName();
        tell(
                List.of(args),
                "problem.usage",
                here.messages().text("problem.usage", usage(wrong), command),
                ExitCode.BAD_INPUT);
        return ExitCode.BAD_INPUT.code();
    }

    @Override
    public int handleExecutionException(Exception failure, CommandLine line, ParseResult parsed) {
        List<String> args = parsed.originalArgs();
        Optional<LocumProblem> known = KnownProblems.in(failure);
        if (known.isPresent()) {
            LocumProblem problem = known.get();
            ExitCode exit = exitOf(problem.kind());
            tell(
                    args,
                    problem.key(),
                    here.messages().text(problem.key(), problem.arguments().toArray()),
                    exit);
            return exit.code();
        }
        tell(args, "problem.unknown", unknown(failure), ExitCode.CANNOT);
        return ExitCode.CANNOT.code();
    }

    /** What was asked for needs more memory than there is; gives the exit code. */
    int tooMuch(Error failure) {
        here.terminal().err().println(unknown(failure));
        return ExitCode.CANNOT.code();
    }

    private void tell(List<String> args, String key, String text, ExitCode exit) {
        if (args.contains(JsonOption.NAME)) {
            Map<String, Object> document = new LinkedHashMap<>();
            document.put("problem", key);
            document.put("text", text);
            document.put("exit", exit.code());
            here.terminal().out().println(new JsonMapper().writeValueAsString(document));
        } else {
            here.terminal().err().println(text);
        }
    }

    private String usage(ParameterException wrong) {
        if (wrong instanceof UnmatchedArgumentException unmatched) {
            String unknown = here.messages().text("problem.usage.unknown", String.join(" ", unmatched.getUnmatched()));
            return unmatched.getSuggestions().stream()
                    .findFirst()
                    .map(nearest -> unknown + "\n" + here.messages().text("problem.usage.nearest", nearest))
                    .orElse(unknown);
        }
        if (wrong instanceof MissingParameterException missing) {
            List<String> names =
                    missing.getMissing().stream().map(ProblemPrinter::name).toList();
            return here.messages().text("problem.usage.missing", String.join(", ", names));
        }
        if (wrong.getArgSpec() != null && wrong.getValue() != null) {
            return here.messages().text("problem.usage.value", name(wrong.getArgSpec()), wrong.getValue());
        }
        return String.valueOf(wrong.getMessage());
    }

    private static String name(ArgSpec argument) {
        return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
    }

    private String unknown(Throwable failure) {
        String what = failure.getClass().getSimpleName() + ": " + failure.getMessage();
        try {
            OwnerHome home = OwnerHome.named(here.environment()).opened();
            return here.messages().text("problem.unknown", what, new FailureLog(home, here.clock()).keep(failure));
        } catch (IOException | LocumProblem noLog) {
            return here.messages().text("problem.unknown.unlogged", what);
        }
    }

    private static ExitCode exitOf(LocumProblem.Kind kind) {
        return switch (kind) {
            case BAD_INPUT -> ExitCode.BAD_INPUT;
            case CANNOT -> ExitCode.CANNOT;
            case WAITS_FOR_OWNER -> ExitCode.WAITS_FOR_OWNER;
        };
    }
}
