package dev.locum.app.store.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locum.core.evidence.TreeState;
import dev.locum.core.evidence.tree.IndexBit;
import dev.locum.core.evidence.tree.Notice;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.SortedMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The user's {@code .git} is the same before and after, byte by byte, times and permissions included. */
class GroundTruthTest {
    @TempDir
    Path top;

    private void everyAct(Sandbox sandbox) throws IOException {
        SortedMap<String, String> before = Sandbox.fingerprint(sandbox.file(".git"), true);
        TreeStates states = sandbox.states();
        TreeState first = states.take().state();
        sandbox.write("a.txt", "changed\n");
        sandbox.write("new.txt", "new\n");
        TreeState second = states.take().state();
        states.compare(first, second);
        states.read(second, "a.txt");
        states.restore(states.plan(first, Set.of()), taken -> {});
        states.export(second, top.resolve("scratch"));
        assertEquals(before, Sandbox.fingerprint(sandbox.file(".git"), true));
    }

    private Sandbox committed() {
        Sandbox sandbox = Sandbox.withRepository(top);
        sandbox.write("a.txt", "a\n");
        sandbox.write("b.txt", "b\n");
        sandbox.write("c/d.txt", "d\n");
        sandbox.write(".gitignore", "*.log\nbuild/\n");
        sandbox.git("add", "-A");
        sandbox.git("commit", "-q", "-m", "first");
        return sandbox;
    }

    @Test
    void shouldLeaveGitAloneWhenThereAreStashesPackedRefsAndBits() throws IOException {
        // given: an index written in the same tick as its files, so that git would want to refresh it
        Sandbox sandbox = committed();
        sandbox.write("b.txt", "stashed\n");
        sandbox.git("stash", "-q");
        sandbox.git("pack-refs", "--all");
        sandbox.git("update-index", "--assume-unchanged", "b.txt");
        sandbox.git("update-index", "--skip-worktree", "c/d.txt");
        sandbox.write("a.txt", "same\n");
        sandbox.git("add", "a.txt");

        everyAct(sandbox);
    }

    @Test
    void shouldLeaveGitAloneWhenTheIndexIsSplit() throws IOException {
        Sandbox sandbox = committed();
        sandbox.git("update-index", "--split-index");

        everyAct(sandbox);
    }

    @Test
    void shouldLeaveGitAloneWhenThereIsASubmodule() throws IOException {
        // given
        Sandbox sandbox = committed();
        Path library = Files.createDirectory(top.resolve("library"));
        sandbox.gitIn(library, "init", "-q");
        Files.writeString(library.resolve("l.txt"), "l\n");
        sandbox.gitIn(library, "add", "-A");
        sandbox.gitIn(library, "-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "-q", "-m", "l");
        sandbox.git("-c", "protocol.file.allow=always", "submodule", "--quiet", "add", library.toString(), "sub mod");
        sandbox.git("commit", "-q", "-m", "submodule");

        // when, then
        everyAct(sandbox);
        TreeStates states = sandbox.states();
        assertTrue(states.entries(states.take().state()).containsKey("sub mod/l.txt"));
    }

    @Test
    void shouldLeaveGitAloneWhenAMergeIsHalfDone() throws IOException {
        // given
        Sandbox sandbox = committed();
        sandbox.git("checkout", "-q", "-b", "side");
        sandbox.write("b.txt", "side\n");
        sandbox.git("commit", "-q", "-am", "side");
        sandbox.git("checkout", "-q", "main");
        sandbox.write("b.txt", "main\n");
        sandbox.git("commit", "-q", "-am", "main");
        sandbox.tryGit("merge", "side");
        assertTrue(sandbox.text("b.txt").contains("<<<<<<<"));

        everyAct(sandbox);
    }

    @Test
    void shouldTellOfFilesThatIndexBitsHide() {
        // given: two bits over changes, one over nothing
        Sandbox sandbox = committed();
        sandbox.git("update-index", "--assume-unchanged", "a.txt", "b.txt");
        sandbox.git("update-index", "--skip-worktree", "c/d.txt");
        sandbox.write("a.txt", "hidden\n");
        sandbox.write("c/d.txt", "hidden too\n");

        // when
        Taken taken = sandbox.states().take();

        // then
        assertEquals(
                Set.of(
                        new Notice.HiddenByIndex("a.txt", IndexBit.ASSUME_UNCHANGED),
                        new Notice.HiddenByIndex("c/d.txt", IndexBit.SKIP_WORKTREE)),
                Set.copyOf(taken.notices()));
    }

    @Test
    void shouldNotCallFilesDeletedWhenTheCheckoutIsSparse() throws IOException {
        // given
        Sandbox sandbox = committed();
        sandbox.git("sparse-checkout", "set", "--cone", "--sparse-index", "nothing");

        // when
        Taken taken = sandbox.states().take();

        // then
        assertEquals(1, taken.notices().size());
        assertEquals(new Notice.Sparse(1), taken.notices().getFirst());
        everyAct(sandbox);
    }
}
