package dev.locum.app.store.tree;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The {@code git} program and the surroundings it may see.
 *
 * <p>Nothing of the caller's environment reaches git but what {@code inherited} names; no {@code GIT_*} variable ever
 * does, so that a hook which runs Locum cannot point it at another repository.
 *
 * @param program a name looked up on the PATH, or an absolute path
 * @param inherited the caller's environment
 * @param limit after which a call is ended
 */
public record GitProgram(String program, Map<String, String> inherited, Duration limit) {
    private static final List<String> PASSED = List.of("PATH", "HOME", "XDG_CONFIG_HOME", "TMPDIR", "USER");

    public GitProgram {
        inherited = Map.copyOf(inherited);
    }

    /**
     * Runs git to its end in {@code folder} and gives what it printed.
     *
     * @throws TreeException when it ends with another status than 0, or not in time
     */
    public String print(Path folder, String... arguments) {
        return start(folder, Map.of(), new byte[0], List.of(arguments))
                .succeed()
                .text();
    }

    GitCall start(Path folder, Map<String, String> environment, byte[] input, List<String> arguments) {
        List<String> command = new ArrayList<>(arguments.size() + 1);
        command.add(program);
        command.addAll(arguments);
        ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
        builder.environment().clear();
        builder.environment().putAll(surroundings(environment));
        try {
            return new GitCall(command, builder.start(), input, limit);
        } catch (IOException e) {
            throw new TreeException(
                    folder.toFile().isDirectory()
                            ? new TreeProblem.GitMissing(program)
                            : new TreeProblem.NoSuchFolder(folder),
                    e);
        }
    }

    Process startRaw(Path folder, Map<String, String> environment, List<String> arguments) throws IOException {
        List<String> command = new ArrayList<>(arguments.size() + 1);
        command.add(program);
        command.addAll(arguments);
        ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
        builder.environment().clear();
        builder.environment().putAll(surroundings(environment));
        return builder.redirectError(ProcessBuilder.Redirect.DISCARD).start();
    }

    private Map<String, String> surroundings(Map<String, String> environment) {
        Map<String, String> all = new HashMap<>();
        for (String name : PASSED) {
            String value = inherited.get(name);
            if (value != null) {
                all.put(name, value);
            }
        }
        all.put("LC_ALL", "C");
        all.put("GIT_OPTIONAL_LOCKS", "0");
        all.put("GIT_TERMINAL_PROMPT", "0");
        all.putAll(environment);
        return all;
    }
}
