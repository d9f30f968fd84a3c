package dev.locum.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locum.app.cli.terminal.ExitCode;
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

        String branch = shop.git("branch", "--list", "locum/*").replaceAll("^[+* ]+", "");
        assertTrue(shop.git("show", branch + ":price.sh").contains("+ 50"), branch);
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
