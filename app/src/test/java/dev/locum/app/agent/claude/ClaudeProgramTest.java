package dev.locum.app.agent.claude;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.locum.app.agent.claude.ClaudeProgram.Version;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ClaudeProgramTest {
    @TempDir
    private Path folder;

    @Test
    void shouldTakeTheProgramOnThePathWhenNoneIsNamed() throws Exception {
        var claude = program("claude", "echo '2.1.332 (Claude Code)'");

        assertEquals(new ClaudeProgram.Found(claude, new Version(2, 1, 332)), search(Map.of()));
    }

    @Test
    void shouldTakeTheNamedProgramWhenBothAreThere() throws Exception {
        program("claude", "echo '2.1.332 (Claude Code)'");
        var named = program("other", "echo '3.0.1 (Claude Code)'");

        assertEquals(
                new ClaudeProgram.Found(named, new Version(3, 0, 1)), search(Map.of("LOCUM_CLAUDE", named.toString())));
    }

    @Test
    void shouldSayWhatWasLookedForWhenThereIsNone() throws Exception {
        assertEquals(new ClaudeProgram.Absent("claude"), search(Map.of()));
        program("claude", "echo '2.1.332 (Claude Code)'");
        assertEquals(new ClaudeProgram.Absent("/nowhere/claude"), search(Map.of("LOCUM_CLAUDE", "/nowhere/claude")));
    }

    @Test
    void shouldSayWhyWhenTheProgramCannotBeDriven() throws Exception {
        var old = program("claude", "echo '1.0.9 (Claude Code)'");
        assertEquals(new ClaudeProgram.TooOld(old, new Version(1, 0, 9)), search(Map.of()));

        var broken = program("claude", "echo 'no such library'; exit 127");
        assertEquals(new ClaudeProgram.Broken(broken, "no such library"), search(Map.of()));
    }

    private ClaudeProgram search(Map<String, String> more) {
        var environment = new HashMap<>(more);
        environment.put("PATH", folder + ":/usr/bin:/bin");
        return ClaudeProgram.search(environment, folder);
    }

    private Path program(String name, String script) throws Exception {
        var file = Files.writeString(folder.resolve(name), "#!/bin/sh\n" + script + "\n");
        return Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwx------"));
    }
}
