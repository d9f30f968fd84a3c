package dev.locum.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class MainTest {
    @Test
    void shouldEndWellWhenAskedForItsVersion() {
        assertEquals(0, new CommandLine(new Main()).execute("--version"));
    }
}
