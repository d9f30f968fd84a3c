package dev.locum.app.store.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.locum.core.evidence.TreeState;
import dev.locum.core.evidence.tree.TreeFact.Why;
import dev.locum.core.ledger.InMemoryLedger;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TreeRecordTest {
    @TempDir
    Path top;

    private Sandbox sandbox;
    private TreeRecord record;

    @BeforeEach
    void repository() {
        sandbox = Sandbox.withRepository(top);
        InMemoryLedger ledger = new InMemoryLedger(InstantSource.system());
        record = new TreeRecord(sandbox.states(), ledger, InstantSource.system());
    }

    private TreeState work(String text) {
        sandbox.write("work", text);
        return record.take(Why.ACT).state();
    }

    private Restored undo() {
        return record.undo(record.planUndo().orElseThrow());
    }

    @Test
    void shouldGoFurtherBackWithEachUndoAndForthByName() {
        // given
        work("one");
        work("two");
        TreeState three = work("three");

        // when, then
        undo();
        assertEquals("two", sandbox.text("work"));
        undo();
        assertEquals("one", sandbox.text("work"));
        assertEquals(Optional.empty(), record.planUndo());
        record.restore(record.states().plan(record.find(three.id().substring(0, 12)), Set.of()));
        assertEquals("three", sandbox.text("work"));
        undo();
        assertEquals("one", sandbox.text("work"));
    }

    @Test
    void shouldKeepUnrecordedWorkWhenItIsUndone() {
        // given
        work("one");
        sandbox.write("work", "never recorded");

        // when
        Restored restored = undo();

        // then
        assertEquals("one", sandbox.text("work"));
        record.restore(record.states().plan(restored.before().state(), Set.of()));
        assertEquals("never recorded", sandbox.text("work"));
    }

    @Test
    void shouldNameTheProblemWhenAStateIsNotThere() {
        assertInstanceOf(
                TreeProblem.UnknownState.class,
                assertThrows(TreeException.class, () -> record.find("abc")).problem());
    }
}
