package dev.locum.app.agent.claude;

import dev.locum.app.agent.AgentProcess;
import dev.locum.app.agent.BoundedText;
import dev.locum.app.agent.SearchPath;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Where Claude Code is on this machine, and whether it can be driven. */
public sealed interface ClaudeProgram {
    /** Names the program where it is not on the PATH, or not the one to be used. */
    String VARIABLE = "LOCUM_CLAUDE";

    Version OLDEST = new Version(2, 1, 0);

    record Found(Path program, Version version) implements ClaudeProgram {}

    /** Neither LOCUM_CLAUDE nor the PATH leads to a program. */
    record Absent(String lookedFor) implements ClaudeProgram {}

    record TooOld(Path program, Version version) implements ClaudeProgram {}

    /** It is there, and did not tell its version; {@code said} is what it told instead. */
    record Broken(Path program, String said) implements ClaudeProgram {}

    record Version(int major, int minor, int patch) implements Comparable<Version> {
        private static final Pattern SHAPE = Pattern.compile("(\\d{1,6})\\.(\\d{1,6})\\.(\\d{1,6})");

        static Optional<Version> in(String text) {
            var found = SHAPE.matcher(text);
            return found.find()
                    ? Optional.of(new Version(
                            Integer.parseInt(found.group(1)),
                            Integer.parseInt(found.group(2)),
                            Integer.parseInt(found.group(3))))
                    : Optional.empty();
        }

        @Override
        public int compareTo(Version other) {
            return major != other.major
                    ? Integer.compare(major, other.major)
                    : minor != other.minor ? Integer.compare(minor, other.minor) : Integer.compare(patch, other.patch);
        }

        @Override
        public String toString() {
            return major + "." + minor + "." + patch;
        }
    }

    /** Looks for it and asks it for its version, in {@code folder}. */
    static ClaudeProgram search(Map<String, String> environment, Path folder) {
        var named = Optional.ofNullable(environment.get(VARIABLE)).filter(name -> !name.isBlank());
        var program = named.map(name -> Path.of(name).toAbsolutePath())
                .filter(Files::isExecutable)
                .or(() -> named.isPresent()
                        ? Optional.empty()
                        : SearchPath.of(environment).find("claude"));
        return program.map(found -> ask(found, environment, folder))
                .orElseGet(() -> new Absent(named.orElse("claude")));
    }

    private static ClaudeProgram ask(Path program, Map<String, String> environment, Path folder) {
        var out = new BoundedText(1024, 0);
        var asking =
                new AgentProcess(List.of(program.toString(), "--version"), folder, environment, "", Optional.empty());
        var ended = asking.run(Duration.ofSeconds(30), out, out);
        var version = Version.in(out.text());
        if (!(ended instanceof AgentProcess.Ended.Exit(int status)) || status != 0 || version.isEmpty()) {
            return new Broken(program, out.text().strip());
        }
        return version.get().compareTo(OLDEST) < 0
                ? new TooOld(program, version.get())
                : new Found(program, version.get());
    }
}
