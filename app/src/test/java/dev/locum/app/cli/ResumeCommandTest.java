package dev.locum.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locum.app.cli.terminal.ExitCode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A run whose task was closed is over only once its work is handed over and its end is recorded. */
final class ResumeCommandTest {
    @TempDir
    private Path folder = Path.of("");

    private ShopProject shop = ShopProject.none();
    private Rehearsal rehearsal = new Rehearsal(folder);
    private String agent = "";

    @BeforeEach
    void makeProject() {
        shop = ShopProject.in(folder);
        rehearsal = new Rehearsal(folder);
        agent = shop.executor("""
                sed 's|^echo .*|echo $((($1 * (100 - $2) + 50) / 100))|' price.sh > p.new && mv p.new price.sh
                echo 'Mended. All tests pass.'
                """);
    }

    @Test
    void shouldEndARunThatWasBrokenOffBetweenTheVerdictAndItsEnd() {
        breakOffAtTheVerdict();

        assertEquals(0, resume(), rehearsal.err());

        assertTrue(rehearsal.out().contains("1  clean"), rehearsal.out());
        assertEquals(ExitCode.BAD_INPUT.code(), resume());
        assertTrue(rehearsal.err().contains("no open task"), rehearsal.err());
    }

    @Test
    void shouldStillCommitWhatIsInTheWorktreeWhenTheRunWasBrokenOffAtItsEnd() {
        breakOffAtTheVerdict("--worktree");

        assertEquals(0, resume(), rehearsal.err());

        assertTrue(shop.handedOver("price.sh").contains("+ 50"));
    }

    @Test
    void shouldEndTheRunThatBrokeOffBeforeItGoesOnWithAnOlderTask() {
        String asks = shop.executor("echo 'Half up or half even?'\nexit 10\n");
        assertEquals(4, run(asks), rehearsal.err());
        breakOffAtTheVerdict();

        assertEquals(0, resume(), rehearsal.err());
        assertEquals(4, resume(), rehearsal.err());
    }

    @Test
    void shouldNotTakeWordsForAnExecutorThatIsNotCalledAnyMore() {
        breakOffAtTheVerdict();

        assertEquals(ExitCode.BAD_INPUT.code(), resume("--say", "use half even"));
        assertTrue(rehearsal.err().contains("is closed"), rehearsal.err());
    }

    @Test
    void shouldEndTheRunWhenItsWorktreeIsDeletedMeanwhile() {
        String deletes = shop.executor("rm -r \"$PWD\"; echo 'Mended. All tests pass.'\n");

        assertEquals(5, with(rehearsal, deletes, "--worktree"), rehearsal.err());

        assertTrue(rehearsal.out().contains("could not be read"), rehearsal.out());
        assertEquals(ExitCode.BAD_INPUT.code(), resume());
        assertTrue(rehearsal.err().contains("locum task withdraw"), rehearsal.err());
    }

    @Test
    void shouldEndTheRunWhenTheProjectIsDeletedMeanwhile() {
        String deletes = shop.executor("rm -r \"$PWD\"; echo 'Mended. All tests pass.'\n");

        assertEquals(5, run(deletes), rehearsal.err());

        assertTrue(rehearsal.out().contains("there is no folder " + project()), rehearsal.out());
    }

    @Test
    void shouldSayWhereTheWorkIsWhenTheProjectOfItsWorktreeIsDeletedMeanwhile() {
        String deletes = shop.executor("rm -r '" + project() + "'; echo 'Mended. All tests pass.'\n");

        assertEquals(5, with(rehearsal, deletes, "--worktree"), rehearsal.err());

        String folder = rehearsal.out().replaceAll("(?s).*read: (\\S+)\\s+is in no git.*", "$1");
        assertTrue(Files.exists(Path.of(folder).resolve("price.sh")), rehearsal.out());
    }

    @Test
    void shouldCommitIntoNoOtherRepositoryWhenTheWorktreeIsNoneAnyMore() {
        ShopProject around = ShopProject.around(folder);
        String before = around.git("rev-parse", "HEAD");
        String detaches = shop.executor("rm .git; echo 'Mended. All tests pass.'\n");

        assertEquals(5, with(rehearsal, detaches, "--worktree"), rehearsal.err());

        assertEquals(before, around.git("rev-parse", "HEAD"));
        assertEquals("", around.git("diff", "--cached", "--name-only"));
        assertEquals(ExitCode.BAD_INPUT.code(), resume());
    }

    @Test
    void shouldGoOnToTheNextRunWhenTheWorktreeOfTheOneBrokenOffIsGone() throws Exception {
        String asks = shop.executor("echo 'Half up or half even?'\nexit 10\n");
        assertEquals(4, run(asks), rehearsal.err());
        breakOffAtTheVerdict("--worktree");
        shop.git("worktree", "remove", "--force", worktree());

        assertEquals(ExitCode.BAD_INPUT.code(), resume());
        assertEquals(4, resume(), rehearsal.err());
    }

    private String worktree() {
        return shop.git("worktree", "list", "--porcelain")
                .replaceAll("(?s).*worktree ", "")
                .lines()
                .findFirst()
                .orElseThrow();
    }

    private void breakOffAtTheVerdict(String... options) {
        assertNotEquals(0, with(rehearsal.dyingAt("Round 1: clean"), agent, options));
    }

    private int run(String executor) {
        return with(rehearsal, executor);
    }

    private int with(Rehearsal called, String executor, String... options) {
        String[] args = {
            "run", "Round half up", "--agent", executor, "--check", ShopProject.CHECK, "--project", project()
        };
        return called.call(joined(args, options));
    }

    private int resume(String... options) {
        return rehearsal.call(joined(new String[] {"resume", "--project", project()}, options));
    }

    private String project() {
        return shop.root().toString();
    }

    private static String[] joined(String[] first, String[] then) {
        return Stream.of(first, then).flatMap(Arrays::stream).toArray(String[]::new);
    }
}
