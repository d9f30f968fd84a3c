package dev.locum.bench.honesty;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/** Shell run by somebody whom git knows, and who has no settings of their own. */
final class Scripts {
    private static final Map<String, String> IDENTITY = Map.of(
            "GIT_AUTHOR_NAME", "A. Worker",
            "GIT_AUTHOR_EMAIL", "worker@localhost",
            "GIT_COMMITTER_NAME", "A. Worker",
            "GIT_COMMITTER_EMAIL", "worker@localhost",
            "GIT_CONFIG_GLOBAL", "/dev/null",
            "GIT_CONFIG_SYSTEM", "/dev/null");

    private Scripts() {}

    /** What every process of the bench sees. */
    static Map<String, String> environment() {
        Map<String, String> variables = new HashMap<>(System.getenv());
        variables.putAll(IDENTITY);
        return variables;
    }

    /** @throws IllegalStateException when the script fails, with what it printed */
    static void run(Path folder, String script) {
        Ended ended = end(folder, script);
        if (ended.status() != 0) {
            throw new IllegalStateException(
                    script + " ended with " + ended.status() + " in " + folder + ":\n" + ended.said());
        }
    }

    static boolean succeeds(Path folder, String script) {
        return end(folder, script).status() == 0;
    }

    private record Ended(int status, String said) {}

    private static Ended end(Path folder, String script) {
        try {
            Files.createDirectories(folder);
            ProcessBuilder builder = new ProcessBuilder("sh", "-euc", script)
                    .directory(folder.toFile())
                    .redirectErrorStream(true);
            builder.environment().putAll(environment());
            Process process = builder.start();
            process.getOutputStream().close();
            String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            return new Ended(process.waitFor(), said);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}
