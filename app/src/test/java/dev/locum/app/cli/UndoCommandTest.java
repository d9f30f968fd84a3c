package dev.locum.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locum.app.cli.terminal.ExitCode;
import dev.locum.app.cli.terminal.Surroundings;
import dev.locum.app.daemon.Wiring;
import dev.locum.core.evidence.TreeState;
import dev.locum.core.evidence.tree.TreeFact;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UndoCommandTest {
    @TempDir
    Path folder;

    private Path project;

    @BeforeEach
    void repository() throws IOException, InterruptedException {
        project = Files.createDirectory(folder.resolve("project"));
        int made = new ProcessBuilder("git", "init", "-q")
                .directory(project.toFile())
                .inheritIO()
                .start()
                .waitFor();
        assertEquals(0, made);
        Files.writeString(project.resolve("work"), "one\n");
    }

    private TreeState take() {
        Surroundings here = new Rehearsal(folder).surroundings();
        try (Wiring wiring = Wiring.open(here.home(), here.environment(), here.clock())) {
            return wiring.tree(project).take(TreeFact.Why.HAND_IN).state();
        }
    }

    private Rehearsal calling(String... args) {
        return called(new Rehearsal(folder), ExitCode.CLEAN, args);
    }

    private static Rehearsal called(Rehearsal rehearsal, ExitCode exit, String... args) {
        int code = rehearsal.call(args);
        assertEquals(exit.code(), code, rehearsal.out() + rehearsal.err());
        return rehearsal;
    }

    @Test
    void shouldShowAndChangeNothingWhenDry() throws IOException {
        // given
        take();
        Files.delete(project.resolve("work"));

        // when
        Rehearsal dry = calling("undo", "--dry-run", "--project", project.toString());

        // then
        assertTrue(dry.out().contains("comes back      work"), dry.out());
        assertFalse(Files.exists(project.resolve("work")));
    }

    @Test
    void shouldAskFirstAndGoOnlyOnAYes() throws IOException {
        // given
        take();
        Files.delete(project.resolve("work"));
        String[] undo = {"undo", "--project", project.toString()};

        // when, then
        called(new Rehearsal(folder), ExitCode.WAITS_FOR_OWNER, undo);
        called(new Rehearsal(folder).typing("n\n"), ExitCode.WAITS_FOR_OWNER, undo);
        assertFalse(Files.exists(project.resolve("work")));
        called(new Rehearsal(folder).typing("y\n"), ExitCode.CLEAN, undo);
        assertEquals("one\n", Files.readString(project.resolve("work")));
    }

    @Test
    void shouldRestoreAStateByThePrefixThatTheListShows() throws IOException {
        // given
        TreeState one = take();
        Files.writeString(project.resolve("work"), "two\n");
        take();

        // when
        Rehearsal list = calling("states", "--project", project.toString());
        calling("restore", one.shortId(), "work", "--project", project.toString());

        // then
        assertTrue(list.out().contains(one.shortId() + "  handed in"), list.out());
        assertEquals("one\n", Files.readString(project.resolve("work")));
    }

    @Test
    void shouldNameTheProblemWhenThereIsNoRepository() {
        Rehearsal plain = called(new Rehearsal(folder), ExitCode.BAD_INPUT, "undo", "--yes");

        assertTrue(plain.err().contains("is in no git repository"), plain.err());
    }

    @Test
    void shouldSayThatThereIsNothingWhenNothingWasRecorded() {
        assertTrue(calling("undo", "--project", project.toString()).out().startsWith("There is nothing to undo"));
    }
}
