package dev.locum.core.evidence.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.locum.core.evidence.TreeState;
import dev.locum.core.evidence.tree.TreeFact.How;
import dev.locum.core.evidence.tree.TreeFact.StateRestored;
import dev.locum.core.evidence.tree.TreeFact.StateTaken;
import dev.locum.core.evidence.tree.TreeFact.Why;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TreeHistoryTest {
    private static final TreeState A = state('a');
    private static final TreeState B = state('b');
    private static final TreeState C = state('c');
    private static final TreeState D = state('d');

    private static TreeState state(char digit) {
        return new TreeState(String.valueOf(digit).repeat(40));
    }

    private static TreeHistory history(TreeFact... facts) {
        TreeHistory history = TreeHistory.empty();
        for (TreeFact fact : facts) {
            history = history.then(fact);
        }
        return history;
    }

    private static TreeFact taken(TreeState state) {
        return new StateTaken(state, Why.ACT, Instant.EPOCH);
    }

    private static TreeFact undone(TreeState before, TreeState target) {
        return new StateRestored(before, target, target, How.UNDONE, Instant.EPOCH);
    }

    @Test
    void shouldGoBackOneStateWhenTheTreeIsWhereItWasLastSeen() {
        assertEquals(Optional.of(B), history(taken(A), taken(B), taken(C)).undoTarget(C));
    }

    @Test
    void shouldGoToTheLastSeenStateWhenTheTreeMovedSince() {
        assertEquals(Optional.of(B), history(taken(A), taken(B)).undoTarget(C));
    }

    @Test
    void shouldGoFurtherBackNotForthWhenUndoneTwice() {
        TreeHistory history = history(taken(A), taken(B), taken(C), taken(C), undone(C, B));

        assertEquals(Optional.of(A), history.undoTarget(B));
    }

    @Test
    void shouldGoBackToWhereAnUndoLedWhenWorkWentOnAfterIt() {
        TreeHistory history = history(taken(A), taken(B), taken(C), undone(C, B), taken(D));

        assertEquals(Optional.of(B), history.undoTarget(D));
    }

    @Test
    void shouldHaveNowhereToGoWhenNothingElseWasEverSeen() {
        assertEquals(Optional.empty(), history(taken(A), taken(A)).undoTarget(A));
    }

    @Test
    void shouldGoBackToBeforeWhenAStateWasChosenByName() {
        TreeHistory history =
                history(taken(A), taken(B), taken(C), new StateRestored(C, A, A, How.CHOSEN, Instant.EPOCH));

        assertEquals(Optional.of(C), history.undoTarget(A));
    }

    @Test
    void shouldNotTryTheSameStateAgainWhenAnUndoFellShort() {
        TreeHistory history =
                history(taken(A), taken(B), taken(C), new StateRestored(C, B, D, How.UNDONE, Instant.EPOCH));

        assertEquals(Optional.of(A), history.undoTarget(D));
    }

    @Test
    void shouldStillKnowTheStatesBehindWhenAnUndoWentPastThem() {
        TreeHistory history = history(taken(A), taken(B), undone(B, A));

        assertEquals(List.of(B), history.beginning("bb"));
    }
}
