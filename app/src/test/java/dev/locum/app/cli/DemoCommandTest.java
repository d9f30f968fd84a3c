package dev.locum.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The demonstration goes as told, in both languages. */
final class DemoCommandTest {
    @TempDir
    private Path folder = Path.of("");

    @ParameterizedTest
    @CsvSource({"en, sent back, comes back", "ru, возвращено, notes.txt"})
    void shouldTellTheWholeStoryAndLeaveNothingBehind(String language, String sentBack, String comesBack) {
        // given
        Rehearsal rehearsal = new Rehearsal(folder).with("LOCUM_LANG", language);

        // when
        int exit = rehearsal.call("demo");

        // then
        assertEquals(0, exit, rehearsal.out() + rehearsal.err());
        assertTrue(rehearsal.out().contains(sentBack), rehearsal.out());
        assertTrue(rehearsal.out().contains(comesBack), rehearsal.out());
        assertFalse(Files.exists(folder.resolve("home")), "the owner's folder was touched");
    }
}
