package dev.locum.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class RunCommandTest {
    private static final String MEND =
            "sed 's|^echo .*|echo $((($1 * (100 - $2) + 50) / 100))|' price.sh > p.new && mv p.new price.sh\n";

    @TempDir
    private Path folder = Path.of("");

    private ShopProject shop = ShopProject.none();
    private Rehearsal rehearsal = new Rehearsal(folder);

    @BeforeEach
    void makeProject() {
        shop = ShopProject.in(folder);
        rehearsal = new Rehearsal(folder);
    }

    private int run(String... more) {
        String[] args = new String[more.length + 4];
        args[0] = "run";
        args[1] = "Round half up";
        args[2] = "--project";
        args[3] = shop.root().toString();
        System.arraycopy(more, 0, args, 4, more.length);
        return rehearsal.call(args);
    }

    @Test
    void shouldSendAFalseDoneBackAndEndCleanWhenItIsMended() {
        String agent = shop.executor("cat > told.$LOCUM_ROUND; mv told.* ..\n" + "if [ $LOCUM_ROUND = 2 ]; then "
                + MEND.strip() + "; fi\necho 'Fixed. All tests pass.'\n");

        int exit = run("--agent", agent, "--check", ShopProject.CHECK);

        assertEquals(0, exit, rehearsal.err());
        assertTrue(rehearsal.err().contains("Round 1: sent back"), rehearsal.err());
        assertTrue(shop.read("../told.2").contains("1 of 2 tests failed"), shop.read("../told.2"));
    }

    @Test
    void shouldPassAtTheFirstHandInWhenTheWorkIsHonest() {
        String agent = shop.executor(MEND + "echo 'Mended the rounding. All 2 tests pass.'\n");

        assertEquals(0, run("--agent", agent, "--check", ShopProject.CHECK), rehearsal.err());
        assertFalse(rehearsal.err().contains("Round 2"), rehearsal.err());
    }

    @Test
    void shouldAskTheOwnerOnceWhenFewerTestsRanThanInTheLastCleanWork() {
        shop.write(".locum/project.yaml", """
                project: 1
                checks: [{id: tests, run: "sh ./test.sh", expect: {not-fewer: true}}]
                """);
        String project = shop.root().toString();
        assertEquals(0, rehearsal.call("init", "--yes", "--no-baseline", "--project", project), rehearsal.err());
        assertEquals(0, run("--agent", shop.executor(MEND + "echo 'Mended.'\n")), rehearsal.err());

        String fewer = shop.executor("sed -i '/^expect 105/d' test.sh\necho 'Tidied.'\n");
        assertEquals(4, run("--agent", fewer), rehearsal.out());
        assertTrue(rehearsal.out().contains("2 then, 1 now"), rehearsal.out());

        String task = rehearsal.out().replaceAll("(?s).*Task (t[0-9a-f]{8}):.*", "$1");
        assertEquals(
                0,
                rehearsal.call("inbox", "answer", task, "accept", "--say", "not sold any more", "--project", project));
        assertEquals(0, run("--agent", shop.executor("echo '# shop' > README\necho 'Written.'\n")), rehearsal.out());
    }

    @Test
    void shouldEndOpenWhenThereIsNoCheck() {
        String agent = shop.executor(MEND + "echo 'Mended.'\n");

        assertEquals(3, run("--agent", agent), rehearsal.out());
    }

    @Test
    void shouldWaitForTheOwnerWhenTheSameTreeComesBackAndGoOnWhenTheOwnerSaysSo() {
        String agent = shop.executor("cat > ../told\nif grep -q 'half up, please' ../told; then " + MEND.strip()
                + "; fi\necho 'All tests pass.'\n");

        assertEquals(4, run("--agent", agent, "--check", ShopProject.CHECK), rehearsal.err());

        String task = rehearsal.out().replaceAll("(?s).*Task (t[0-9a-f]{8}):.*", "$1");
        String project = shop.root().toString();
        assertEquals(
                0, rehearsal.call("inbox", "answer", task, "go-on", "--say", "half up, please", "--project", project));
        assertEquals(0, rehearsal.call("resume", "--task", task, "--project", project), rehearsal.err());
    }

    @Test
    void shouldLeaveTheProjectAloneWhenTheRunHasItsOwnWorktree() {
        String before = shop.read("price.sh");
        String agent = shop.executor(MEND + "echo 'Mended. All tests pass.'\n");

        assertEquals(0, run("--agent", agent, "--check", ShopProject.CHECK, "--worktree"), rehearsal.err());

        assertEquals(before, shop.read("price.sh"));
        assertEquals("", shop.git("status", "--porcelain"));
        assertTrue(shop.handedOver("price.sh").contains("+ 50"));
    }

    @Test
    void shouldMakeTheWorktreeFitForTheChecksByTheAcceptedSetUp() {
        shop.write(".gitignore", "tools/\n");
        shop.write(".locum/project.yaml", """
                project: 1
                checks:
                  - {id: tests, run: "sh tools/run.sh"}
                worktree: {setup: "mkdir tools && echo '. ./test.sh' > tools/run.sh"}
                """);
        shop.commit("say what done means");
        String project = shop.root().toString();
        assertEquals(0, rehearsal.call("init", "--yes", "--no-baseline", "--project", project), rehearsal.err());
        String agent = shop.executor(MEND + "echo 'Mended. All tests pass.'\n");

        assertEquals(0, run("--agent", agent, "--worktree"), rehearsal.out() + rehearsal.err());
        assertTrue(rehearsal.err().contains("Setting up the new worktree: mkdir tools"), rehearsal.err());
    }

    @Test
    void shouldSayWhatToDoWhenTheExecutorAsks() {
        String agent = shop.executor("echo 'Half up or half even?'\nexit 10\n");

        assertEquals(4, run("--agent", agent, "--check", ShopProject.CHECK));
        assertTrue(rehearsal.out().contains("Half up or half even?"), rehearsal.out());
    }

    @Test
    void shouldEndAfterTwoCrashesWhenTheExecutorKeepsCrashing() {
        String agent = shop.executor("echo 'out of ink' >&2\nexit 9\n");

        assertEquals(1, run("--agent", agent, "--check", ShopProject.CHECK));
        assertTrue(rehearsal.out().contains("out of ink"), rehearsal.out());
    }
}
