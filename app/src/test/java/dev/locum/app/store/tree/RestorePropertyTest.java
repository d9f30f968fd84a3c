package dev.locum.app.store.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.locum.core.evidence.TreeState;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.SortedMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Whatever a tree looks like and whatever happens to it, a restore makes it byte-equal, and the way forth does too. */
class RestorePropertyTest {
    private static final int SEEDS = 8;

    @TempDir
    Path top;

    @TestFactory
    Stream<DynamicTest> shouldBeByteEqualAgainWhateverHappened() {
        return Stream.iterate(1, seed -> seed + 1)
                .limit(SEEDS)
                .map(seed -> DynamicTest.dynamicTest("seed " + seed, () -> goThereAndBack(seed)));
    }

    private void goThereAndBack(int seed) {
        // given
        Sandbox sandbox = Sandbox.withRepository(top.resolve("seed-" + seed));
        RandomTree tree = new RandomTree(new Random(seed), sandbox);
        tree.grow(30);
        if (seed % 3 == 0) {
            tree.nest();
        }
        sandbox.git("add", "-A", "--", ".", ":(exclude)nested *");
        TreeStates states = sandbox.states();
        TreeState before = states.take().state();
        SortedMap<String, String> there = content(sandbox);
        tree.damage();
        SortedMap<String, String> spoilt = content(sandbox);

        // when
        Restored restored = states.restore(states.plan(before, Set.of()), taken -> {});

        // then
        assertEquals(List.of(), restored.failed());
        assertEquals(before, restored.after());
        assertEquals(there, content(sandbox));

        // when: forth again
        states.restore(states.plan(restored.before().state(), Set.of()), taken -> {});

        // then
        assertEquals(spoilt, content(sandbox));
    }

    /** Files and links with their bytes; folders that hold none are in no state. */
    private static SortedMap<String, String> content(Sandbox sandbox) {
        SortedMap<String, String> content = Sandbox.fingerprint(sandbox.project, false);
        content.values().removeIf(print -> print.endsWith("folder"));
        content.keySet().removeIf(path -> path.contains("/.git/"));
        return content;
    }
}
