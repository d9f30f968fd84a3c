package dev.locum.app.store.tree;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locum.core.evidence.TreeState;
import dev.locum.core.evidence.tree.Changed;
import dev.locum.core.evidence.tree.Notice;
import dev.locum.core.evidence.tree.TreeEntry;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TakeTest {
    @TempDir
    Path top;

    private Sandbox sandbox;

    @BeforeEach
    void repository() {
        sandbox = Sandbox.withRepository(top);
    }

    private Set<String> held() {
        TreeStates states = sandbox.states();
        return states.entries(states.take().state()).keySet();
    }

    @Test
    void shouldHoldBytesAsTheyAreWhenTheUsersSettingsWouldChangeThem() {
        // given
        sandbox.git("config", "core.autocrlf", "true");
        sandbox.git("config", "filter.up.clean", "tr a-z A-Z");
        sandbox.write(".gitattributes", "* text=auto\n*.up filter=up ident working-tree-encoding=UTF-16\n");
        sandbox.write("a.up", "abc $Id$ \r\n");

        // when
        TreeStates states = sandbox.states();
        TreeState state = states.take().state();

        // then
        assertArrayEquals(
                "abc $Id$ \r\n".getBytes(StandardCharsets.US_ASCII),
                states.read(state, "a.up").orElseThrow());
    }

    @Test
    void shouldHoldTrackedAndUntrackedButNotIgnoredFiles() {
        // given
        sandbox.write(".gitignore", "*.log\n");
        sandbox.write("tracked.log", "t");
        sandbox.git("add", "-f", "tracked.log");
        sandbox.write("ignored.log", "i");
        sandbox.write("untracked", "u");
        sandbox.write(".git/info/exclude", "private\n");
        sandbox.write("private", "p");

        assertEquals(Set.of(".gitignore", "tracked.log", "untracked"), held());

        // when: it is no longer tracked, the state must not depend on what was held before
        sandbox.git("rm", "-q", "--cached", "tracked.log");

        // then
        assertEquals(Set.of(".gitignore", "untracked"), held());
    }

    @Test
    void shouldHoldNestedRepositoriesAsPlainFolders() {
        // given
        sandbox.write("own.txt", "o");
        sandbox.write("nested/n.txt", "n");
        sandbox.gitIn(sandbox.file("nested"), "init", "-q");
        sandbox.write("nested/deep er/d.txt", "d");
        sandbox.gitIn(sandbox.file("nested/deep er"), "init", "-q");
        sandbox.write("nested/.gitignore", "*.tmp\n");
        sandbox.write("nested/x.tmp", "x");

        assertEquals(Set.of("own.txt", "nested/n.txt", "nested/.gitignore", "nested/deep er/d.txt"), held());
    }

    @Test
    void shouldRestoreInsideNestedRepositories() {
        // given
        sandbox.write("nested/n.txt", "n");
        sandbox.gitIn(sandbox.file("nested"), "init", "-q");
        TreeStates states = sandbox.states();
        TreeState before = states.take().state();
        sandbox.write("nested/n.txt", "spoilt");

        // when
        Restored restored = states.restore(states.plan(before, Set.of()), taken -> {});

        // then
        assertEquals(before, restored.after());
        assertEquals("n", sandbox.text("nested/n.txt"));
        assertTrue(Files.isDirectory(sandbox.file("nested/.git")));
    }

    @Test
    void shouldKeepHostileNamesApart() {
        // given
        Set<String> names = Set.of(
                "-rf",
                " lead",
                "new\nline",
                "tab\t",
                "quote\"",
                "back\\slash",
                "\uDCFF\uDCFE",
                "ünï/прив",
                "a*?[b]",
                ":(glob)x",
                "case",
                "CASE");
        names.forEach(name -> sandbox.write(name, "x"));

        assertEquals(names, held());
    }

    @Test
    void shouldSeeAChangeOfTheSameSizeMadeRightAfterATake() throws IOException {
        // given
        TreeStates states = sandbox.states();
        sandbox.write("racy", "aaaa");
        FileTime time = Files.getLastModifiedTime(sandbox.file("racy"));
        TreeState before = states.take().state();

        // when: even where somebody sets the time back
        sandbox.write("racy", "bbbb");
        Files.setLastModifiedTime(sandbox.file("racy"), time);

        // then
        assertNotEquals(before, states.take().state());
    }

    @Test
    void shouldTellTheSortsOfChangesApart() throws IOException {
        // given
        sandbox.write("added-to", "1\n");
        sandbox.write("mode", "#!/bin/sh\n");
        sandbox.write("moved", "some lines\nthat make it\nrecognisable\n");
        sandbox.write("type", "file");
        TreeStates states = sandbox.states();
        TreeState before = states.take().state();
        sandbox.write("added-to", "1\n2\n");
        Files.setPosixFilePermissions(sandbox.file("mode"), PosixFilePermissions.fromString("rwxr-xr-x"));
        Files.move(sandbox.file("moved"), sandbox.file("moved-away"));
        Files.delete(sandbox.file("type"));
        Files.createSymbolicLink(sandbox.file("type"), Path.of("/nowhere/at all"));

        // when
        List<Changed> changes = states.compare(before, states.take().state()).changes();

        // then
        assertEquals(
                List.of("Modified added-to", "ModeChanged mode", "Renamed moved-away", "TypeChanged type"),
                changes.stream()
                        .map(change -> change.getClass().getSimpleName() + " " + change.path())
                        .toList());
    }

    @Test
    void shouldLeaveOutLargeFilesAndSayWhich() throws IOException {
        // given
        sandbox.limits = new Limits(100, 250);
        sandbox.write("small", "s");
        sandbox.write("huge", "h".repeat(101));
        sandbox.write("large-1", "1".repeat(90));
        sandbox.write("large-2", "2".repeat(95));
        sandbox.write("large-3", "3".repeat(99));

        // when
        Taken first = sandbox.states().take();

        // then
        assertEquals(
                Set.of(new Notice.LeftOut("huge", 101), new Notice.LeftOut("large-3", 99)),
                Set.copyOf(first.notices()));

        // when: nothing moved, nothing slips in
        assertEquals(first, sandbox.states().take());
    }

    @Test
    void shouldTellOfSecretsAndPipes() throws IOException {
        // given
        sandbox.write(".env", "KEY=1");
        sandbox.write("was-a-file", "f");
        sandbox.states().take();
        Files.delete(sandbox.file("was-a-file"));
        assertEquals(0, sandbox.run("mkfifo", sandbox.file("was-a-file").toString()));
        sandbox.write("key.pem", "---");

        // when
        Taken taken = sandbox.states().take();

        // then
        assertEquals(
                Set.of(new Notice.NotAFile("was-a-file"), new Notice.LooksSecret("key.pem")),
                Set.copyOf(taken.notices()));
        assertEquals("rwx------", PosixFilePermissions.toString(Files.getPosixFilePermissions(sandbox.onlyStore())));
    }

    @Test
    void shouldLookAtTheProjectItselfWhenItsFolderIsNamedWithLineEnds() {
        // given
        Sandbox odd = new Sandbox(top, "one\ntwo \n");
        odd.git("init", "-q", "-b", "main");
        odd.write("here.txt", "1");

        // when
        TreeStates states = odd.states();
        TreeState state = states.take().state();

        // then
        assertEquals(Set.of("here.txt"), states.entries(state).keySet());
    }

    @Test
    void shouldNameTheProblemWhenAFolderHasNoWorkingTree() throws IOException {
        Sandbox plain = new Sandbox(Files.createDirectory(top.resolve("plain")));
        assertInstanceOf(
                TreeProblem.NotARepository.class,
                assertThrows(TreeException.class, plain::states).problem());

        plain.git("init", "-q", "--bare");
        assertInstanceOf(
                TreeProblem.Bare.class,
                assertThrows(TreeException.class, plain::states).problem());

        TreeStates states = sandbox.states();
        sandbox.deleteAll(sandbox.project);
        assertInstanceOf(
                TreeProblem.NoSuchFolder.class,
                assertThrows(TreeException.class, states::take).problem());
    }

    @Test
    void shouldWorkInALinkedWorktree() {
        // given
        sandbox.write("a", "a");
        sandbox.git("add", "-A");
        sandbox.git("commit", "-q", "-m", "a");
        sandbox.git("worktree", "add", "-q", top.resolve("linked").toString());
        Sandbox linked = new Sandbox(top, "linked");

        assertEquals(
                Set.of("a"),
                linked.states().entries(linked.states().take().state()).keySet());
        assertNotEquals(sandbox.states().id(), linked.states().id());
    }

    @Test
    void shouldGiveOneStateWhenTwoTakesMeet() throws Exception {
        // given
        for (int i = 0; i < 400; i++) {
            sandbox.write("f" + i, "content " + i);
        }

        // when
        Callable<TreeState> take = () -> sandbox.states().take().state();
        List<Future<TreeState>> taken;
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            taken = threads.invokeAll(List.of(take, take, take));
        }

        // then
        assertEquals(taken.get(0).get(), taken.get(1).get());
        assertEquals(taken.get(0).get(), taken.get(2).get());
    }

    @Test
    void shouldExportCopies() throws IOException {
        // given
        sandbox.write("dir/run.sh", "#!/bin/sh\n");
        Files.setPosixFilePermissions(sandbox.file("dir/run.sh"), PosixFilePermissions.fromString("rwxr-xr-x"));
        Files.createSymbolicLink(sandbox.file("link"), Path.of("dir"));
        TreeStates states = sandbox.states();
        TreeState state = states.take().state();
        Path scratch = top.resolve("scratch");

        // when
        states.export(state, scratch);

        // then
        assertTrue(Files.isExecutable(scratch.resolve("dir/run.sh")));
        assertTrue(Files.isSymbolicLink(scratch.resolve("link")));
        assertFalse(Files.exists(scratch.resolve(".git")));
        assertTrue(states.entries(state).values().stream().anyMatch(entry -> entry.kind() == TreeEntry.Kind.LINK));
        assertInstanceOf(
                TreeProblem.NotEmpty.class,
                assertThrows(TreeException.class, () -> states.export(state, scratch))
                        .problem());
    }
}
