package dev.locum.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locum.app.cli.terminal.ExitCode;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whose a change is: only what a task's own executor did is sent back to it. */
final class WhoseChangeTest {
    private static final String MEND =
            "sed 's|^echo .*|echo $((($1 * (100 - $2) + 50) / 100))|' price.sh > p.new && mv p.new price.sh\n";

    @TempDir
    private Path folder = Path.of("");

    private ShopProject shop = ShopProject.none();
    private Rehearsal rehearsal = new Rehearsal(folder);

    @BeforeEach
    void makeProjectWithAForbiddenFolder() {
        shop = ShopProject.in(folder);
        rehearsal = new Rehearsal(folder);
        shop.write(".locum/project.yaml", """
                project: 1
                checks: [{id: tests, run: "sh ./test.sh"}]
                scope: {never: ["migrations/**"]}
                """);
        locum("init", "--yes", "--no-baseline");
    }

    private int call(String... args) {
        String[] there = Arrays.copyOf(args, args.length + 2);
        there[args.length] = "--project";
        there[args.length + 1] = shop.root().toString();
        return rehearsal.call(there);
    }

    private void locum(String... args) {
        assertEquals(0, call(args), () -> rehearsal.out() + rehearsal.err());
    }

    /** The newest task that was shown. */
    private String task() {
        return rehearsal.out().replaceAll("(?s).*(?:Task|task) (t[0-9a-f]{8}).*", "$1");
    }

    private void assertSays(String sentence) {
        assertTrue(rehearsal.out().replaceAll("\\s+", " ").contains(sentence), rehearsal.out());
    }

    @Test
    void shouldSendBackWhatTheExecutorDidInAForbiddenFolder() {
        String agent = shop.executor(MEND + "mkdir -p migrations; echo x > migrations/1.sql; echo 'Mended.'\n");

        assertEquals(1, call("run", "Round half up", "--agent", agent, "--max-rounds", "1"), rehearsal.err());
    }

    @Test
    void shouldShowAndNotSendBackWhatAPersonDidWhileTheRunRested() {
        String agent = shop.executor("cat > ../told\nif grep -q 'half up, please' ../told; then " + MEND.strip()
                + "; fi\necho 'All tests pass.'\n");
        assertEquals(4, call("run", "Round half up", "--agent", agent), rehearsal.err());
        String task = task();

        shop.write("migrations/1.sql", "create table price;\n");
        locum("inbox", "answer", task, "go-on", "--say", "half up, please");
        locum("resume", "--task", task);

        assertSays("This change was made outside the work on the task.");
    }

    @Test
    void shouldShowAndNotSendBackWhatAnotherTaskInTheSameTreeCouldHaveDone() {
        locum("task", "new", "Plan the next table");
        String other = task();
        String agent = shop.executor(MEND + "mkdir -p migrations; echo x > migrations/1.sql; echo 'Mended.'\n");

        int exit = call("run", "Round half up", "--agent", agent);

        assertEquals(ExitCode.OPEN.code(), exit, rehearsal.out());
        assertTrue(rehearsal.err().contains(other), rehearsal.err());
        assertSays("Somebody else may have made this change");
    }

    @Test
    void shouldNotCallAWeakenedTestCleanBecauseATaskBesideItWasForgotten() {
        locum("task", "new", "Plan the next table");
        String agent = shop.executor("sed -i '/^expect 105/d' test.sh; echo 'Mended.'\n");

        int exit = call("run", "Round half up", "--agent", agent, "--max-rounds", "1");

        assertEquals(ExitCode.OPEN.code(), exit, rehearsal.out());
    }

    @Test
    void shouldSendBackAsEverWhenTheOtherTaskIsClosed() {
        locum("task", "new", "Plan the next table");
        locum("task", "withdraw", task());
        String agent = shop.executor(MEND + "mkdir -p migrations; echo x > migrations/1.sql; echo 'Mended.'\n");

        assertEquals(1, call("run", "Round half up", "--agent", agent, "--max-rounds", "1"), rehearsal.err());
    }

    @Test
    void shouldNotSendBackToATaskOpenedByHandWhatARunDidInTheMeantime() {
        locum("task", "new", "Round half up");
        String byHand = task();
        String agent = shop.executor("mkdir -p migrations; echo x > migrations/1.sql; echo 'Planned.'\n");
        call("run", "Plan the next table", "--agent", agent, "--max-rounds", "1");

        shop.write("price.sh", "echo $((($1 * (100 - $2) + 50) / 100))\n");
        int exit = call("submit", "--task", byHand);

        assertEquals(ExitCode.OPEN.code(), exit, rehearsal.out());
        assertSays("Somebody else may have made this change");
    }
}
