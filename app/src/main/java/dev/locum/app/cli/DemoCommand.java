package dev.locum.app.cli;

import dev.locum.app.LocumProblem;
import dev.locum.app.cli.option.TaskChoice;
import dev.locum.app.cli.terminal.ExitCode;
import dev.locum.app.cli.terminal.Surroundings;
import dev.locum.app.cli.terminal.Terminal;
import dev.locum.app.daemon.Wiring;
import dev.locum.app.demo.Demo;
import dev.locum.app.run.Premises;
import dev.locum.app.store.tree.GitProgram;
import dev.locum.core.gate.Replay;
import dev.locum.core.gate.TaskState;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code locum demo}: the story, in a throw-away folder with an owner's folder of its own. */
@Command(name = "demo")
final class DemoCommand implements Callable<Integer>, Demo.Stage {
    private final Surroundings here;

    @Option(names = "--folder", paramLabel = "DIR")
    private Path folder = Path.of("");

    private Surroundings stage;

    DemoCommand(Surroundings here) {
        this.here = here;
        this.stage = here;
    }

    @Override
    public Integer call() throws IOException {
        Path place = folder.toString().isEmpty()
                ? Files.createTempDirectory("locum-demo-")
                : Files.createDirectories(here.folder().resolve(folder));
        try (var inside = Files.list(place)) {
            if (inside.findAny().isPresent()) {
                throw LocumProblem.badInput("problem.demo.not-empty", place);
            }
        }
        Map<String, String> environment = new HashMap<>(here.environment());
        environment.put("LOCUM_HOME", place.resolve("locum-home").toString());
        environment.remove(TaskChoice.MARK);
        stage = here.in(environment, place);
        boolean asTold = new Demo(place, this).play();
        return (asTold ? ExitCode.CLEAN : ExitCode.FIX).code();
    }

    @Override
    public void say(String key, Object... arguments) {
        here.terminal().out().println();
        here.terminal()
                .out()
                .println(
                        here.terminal().paint(Terminal.Ink.LOUD, here.messages().text(key, arguments)));
        here.terminal().out().println();
    }

    @Override
    public int locum(Path project, String... args) {
        StringBuilder typed = new StringBuilder("$ locum");
        for (String arg : args) {
            typed.append(' ').append(arg.contains(" ") ? '"' + arg + '"' : arg);
        }
        here.terminal().out().println(here.terminal().paint(Terminal.Ink.QUIET, typed.toString()));
        return Locum.in(stage.in(stage.environment(), project)).execute(args);
    }

    @Override
    public int rounds(Path project) {
        try (Wiring wiring = Wiring.open(stage.home(), stage.environment(), stage.clock())) {
            Premises premises = wiring.at(project, holder -> {});
            TaskState newest =
                    premises.task(premises.tasks().getFirst(), fact -> {}).state();
            return Replay.task(newest).rounds().size();
        }
    }

    @Override
    public void git(Path project, String... args) {
        new GitProgram("git", here.environment(), Duration.ofMinutes(1)).print(project, args);
    }

    @Override
    public void look(Path file) {
        here.terminal().out().println(here.terminal().paint(Terminal.Ink.QUIET, "$ cat " + file.getFileName()));
        try {
            here.terminal().out().print(Files.readString(file, StandardCharsets.UTF_8));
        } catch (IOException gone) {
            here.say("demo.no-file", file.getFileName());
        }
    }
}
