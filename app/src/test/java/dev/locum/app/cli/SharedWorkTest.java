package dev.locum.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locum.app.cli.terminal.ExitCode;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two tasks in one working tree at the same time. */
final class SharedWorkTest {
    @TempDir
    private Path folder = Path.of("");

    private ShopProject shop = ShopProject.none();
    private Rehearsal rehearsal = new Rehearsal(folder);

    @BeforeEach
    void makeProject() {
        shop = ShopProject.empty(folder);
        shop.write(".locum/project.yaml", """
                project: 1
                checks: [{id: tests, run: "true"}]
                scope: {never: ["migrations/**"]}
                """);
        shop.commit("base");
        rehearsal = new Rehearsal(folder);
        assertEquals(
                0,
                rehearsal.call(
                        "init",
                        "--yes",
                        "--no-baseline",
                        "--project",
                        shop.root().toString()),
                rehearsal.err());
    }

    @Test
    void shouldLeaveOpenAndSendBackToNeitherWhatTwoTasksAtWorkCouldBothHaveDone() {
        // given
        String mine = opened();
        String theirs = opened();
        shop.write("migrations/002.sql", "ALTER TABLE price ADD percent INTEGER;\n");
        shop.write("notes.md", "mine\n");

        // when
        int ofThem = submit(theirs);
        int ofMe = submit(mine);

        // then
        assertEquals(ExitCode.OPEN.code(), ofThem, rehearsal.out());
        assertEquals(ExitCode.OPEN.code(), ofMe, rehearsal.out());
        assertTrue(rehearsal.out().contains("migrations/002.sql was changed"), rehearsal.out());
    }

    @Test
    void shouldSendBackWhatWasDoneAfterTheOtherTaskWasClosed() {
        // given
        String theirs = opened();
        shop.write("notes.md", "theirs\n");
        assertEquals(0, submit(theirs), rehearsal.out());
        String mine = opened();
        shop.write("migrations/002.sql", "ALTER TABLE price ADD percent INTEGER;\n");

        // when, then
        assertEquals(1, submit(mine), rehearsal.out());
    }

    private String opened() {
        assertEquals(
                0,
                rehearsal.call(
                        "task", "new", "the work", "--project", shop.root().toString()),
                rehearsal.err());
        return rehearsal.out().replaceAll("(?s).*--task (t[0-9a-f]{8}).*", "$1");
    }

    private int submit(String task) {
        return rehearsal.call("submit", "--task", task, "--project", shop.root().toString());
    }
}
