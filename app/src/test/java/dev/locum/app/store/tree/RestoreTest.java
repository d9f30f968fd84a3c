package dev.locum.app.store.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locum.core.evidence.TreeState;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RestoreTest {
    @TempDir
    Path top;

    private Sandbox sandbox;
    private TreeStates states;

    @BeforeEach
    void repository() {
        sandbox = Sandbox.withRepository(top);
        sandbox.write("kept.txt", "kept\n");
        sandbox.write("src/a.txt", "one\n");
        sandbox.write("src/b.txt", "two\n");
        sandbox.git("add", "-A");
        sandbox.git("commit", "-q", "-m", "first");
        states = sandbox.states();
    }

    private Restored restore(TreeState target, String... paths) {
        return states.restore(states.plan(target, Set.of(paths)), before -> {});
    }

    @Test
    void shouldBringBackEverythingWhenFilesWereChangedAddedAndRemoved() throws IOException {
        // given
        sandbox.write("untracked.txt", "mine\n");
        TreeState before = states.take().state();
        sandbox.write("src/a.txt", "spoilt\n");
        Files.delete(sandbox.file("src/b.txt"));
        Files.delete(sandbox.file("untracked.txt"));
        sandbox.write("new/deep/file.txt", "new\n");

        // when
        Restored restored = restore(before);

        // then
        assertEquals(List.of(), restored.failed());
        assertEquals(before, restored.after());
        assertEquals("one\n", sandbox.text("src/a.txt"));
        assertEquals("two\n", sandbox.text("src/b.txt"));
        assertEquals("mine\n", sandbox.text("untracked.txt"));
        assertFalse(Files.exists(sandbox.file("new")));
    }

    @Test
    void shouldTouchNothingElseWhenOnePathIsNamed() {
        // given
        TreeState before = states.take().state();
        sandbox.write("src/a.txt", "spoilt\n");
        sandbox.write("kept.txt", "better\n");

        // when
        restore(before, "src");

        // then
        assertEquals("one\n", sandbox.text("src/a.txt"));
        assertEquals("better\n", sandbox.text("kept.txt"));
    }

    @Test
    void shouldGoForthAgainWhenARestoreIsRestored() {
        // given
        TreeState first = states.take().state();
        sandbox.write("src/a.txt", "work\n");
        Restored back = restore(first);

        // when
        restore(back.before().state());

        // then
        assertEquals("work\n", sandbox.text("src/a.txt"));
    }

    @Test
    void shouldHandOverTheStateOfNowBeforeAnythingIsTouched() {
        // given
        TreeState first = states.take().state();
        sandbox.write("src/a.txt", "work\n");
        RestorePlan plan = states.plan(first, Set.of());

        // when, then
        states.restore(plan, before -> {
            assertEquals("work\n", sandbox.text("src/a.txt"));
            assertEquals(plan.now(), before.state());
        });
    }

    @Test
    void shouldSwapFilesFoldersAndLinksWhenTheirKindsChanged() throws IOException {
        // given
        Files.createSymbolicLink(sandbox.file("link"), Path.of("kept.txt"));
        TreeState before = states.take().state();
        Files.delete(sandbox.file("kept.txt"));
        sandbox.write("kept.txt/inner", "now a folder\n");
        Files.delete(sandbox.file("src/a.txt"));
        Files.delete(sandbox.file("src/b.txt"));
        Files.delete(sandbox.file("src"));
        sandbox.write("src", "now a file\n");
        Files.delete(sandbox.file("link"));
        sandbox.write("link", "now a file\n");

        // when
        Restored restored = restore(before);

        // then
        assertEquals(List.of(), restored.failed());
        assertEquals(before, restored.after());
        assertTrue(Files.isSymbolicLink(sandbox.file("link")));
        assertEquals("kept\n", sandbox.text("kept.txt"));
        assertEquals("one\n", sandbox.text("src/a.txt"));
    }

    @Test
    void shouldNotWriteOutsideTheTreeWhenAFolderBecameALink() throws IOException {
        // given
        TreeState before = states.take().state();
        Path outside = Files.createDirectory(top.resolve("outside"));
        Files.delete(sandbox.file("src/a.txt"));
        Files.delete(sandbox.file("src/b.txt"));
        Files.delete(sandbox.file("src"));
        Files.createSymbolicLink(sandbox.file("src"), outside);

        // when: limited to one path, so that the link itself stays
        Restored limited = restore(before, "src/a.txt");

        // then
        assertEquals(List.of(new NotRestored.BehindLink("src/a.txt")), limited.failed());
        assertFalse(Files.exists(outside.resolve("a.txt")));

        // when: all of it, so that the link goes first
        Restored whole = restore(before);

        // then
        assertEquals(before, whole.after());
        assertFalse(Files.isSymbolicLink(sandbox.file("src")));
        assertFalse(Files.exists(outside.resolve("a.txt")));
    }

    @Test
    void shouldNeverOverwriteWhatIsInNoState() throws IOException {
        // given: a file that is held, and then grows past the limit
        TreeState before = states.take().state();
        sandbox.limits = new Limits(1000, 100_000);
        sandbox.write("kept.txt", "x".repeat(2000));
        states = sandbox.states();

        // when
        Restored restored = restore(before);

        // then
        assertEquals(List.of(new NotRestored.NotHeld("kept.txt")), restored.failed());
        assertEquals(2000, Files.size(sandbox.file("kept.txt")));
    }

    @Test
    void shouldHoldAnIgnoredFileBeforeItIsOverwritten() {
        // given: a file that came to be ignored, and was changed since
        TreeState before = states.take().state();
        sandbox.git("rm", "-q", "--cached", "kept.txt");
        sandbox.write(".gitignore", "kept.txt\n");
        sandbox.write("kept.txt", "precious\n");

        // when
        Restored restored = restore(before);

        // then
        assertEquals("kept\n", sandbox.text("kept.txt"));
        assertEquals(
                "precious\n",
                new String(states.read(restored.before().state(), "kept.txt").orElseThrow(), StandardCharsets.UTF_8));
    }

    @Test
    void shouldKeepPermissionsWhenAFileIsReplaced() throws IOException {
        // given
        sandbox.write(".env", "KEY=1\n");
        Files.setPosixFilePermissions(sandbox.file(".env"), PosixFilePermissions.fromString("rw-------"));
        TreeState before = states.take().state();
        Files.writeString(sandbox.file(".env"), "KEY=2\n");

        // when
        restore(before);

        // then
        assertEquals("KEY=1\n", sandbox.text(".env"));
        assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(sandbox.file(".env"))));

        // when: it was deleted and comes back
        Files.delete(sandbox.file(".env"));
        restore(before);

        // then
        assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(sandbox.file(".env"))));
    }

    @Test
    void shouldStillRestoreWhenTheRepositoryWasDeleted() throws IOException {
        // given
        TreeState before = states.take().state();
        sandbox.write("src/a.txt", "spoilt\n");
        sandbox.deleteAll(sandbox.file(".git"));

        // when: by the one bound before, and by a new one
        Restored restored = restore(before);
        states = sandbox.states();
        TreeState again = states.take().state();

        // then
        assertEquals(before, restored.after());
        assertEquals(before, again);
    }

    @Test
    void shouldGoOnWhenAnEarlierOneWasKilledHalfWay() {
        // given: what a kill leaves behind
        TreeState before = states.take().state();
        Path store = sandbox.onlyStore();
        sandbox.write("src/a.txt", "spoilt\n");
        sandbox.writeTo(store.resolve("index.lock"), "half an index");
        sandbox.writeTo(store.resolve("staging/src/a.txt"), "half a file");
        sandbox.writeTo(sandbox.file(".locum-staging/src/a.txt"), "half a file");

        // when
        Restored restored = restore(before);

        // then
        assertEquals(before, restored.after());
        assertFalse(Files.exists(sandbox.file(".locum-staging")));
    }
}
