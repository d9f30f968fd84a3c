package dev.locum.core.evidence.tree;

import dev.locum.core.evidence.TreeState;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The states of one working tree in the order in which they were taken, and the line that undo walks back.
 *
 * <p>The line grows with every state that differs from its end. An undo shortens it to the state it went to, so that the
 * next one goes further back, never forth; what lies behind stays among the recorded states and can be chosen by name.
 *
 * @param states all that was recorded, oldest first
 * @param line the way back, its end being where the tree was last seen
 */
public record TreeHistory(List<Seen> states, List<TreeState> line) {

    /** A state, when and why it was taken. */
    public record Seen(TreeState state, Instant at, TreeFact.Why why) {}

    public TreeHistory {
        states = List.copyOf(states);
        line = List.copyOf(line);
    }

    public static TreeHistory empty() {
        return new TreeHistory(List.of(), List.of());
    }

    /** The history once a fact is recorded. */
    public TreeHistory then(TreeFact fact) {
        return switch (fact) {
            case TreeFact.StateTaken taken -> {
                List<Seen> longer = new ArrayList<>(states);
                longer.add(new Seen(taken.state(), taken.at(), taken.why()));
                yield new TreeHistory(longer, extended(line, taken.state()));
            }
            case TreeFact.StateRestored restored ->
                new TreeHistory(
                        states,
                        switch (restored.how()) {
                            case UNDONE -> shortened(restored);
                            case CHOSEN -> extended(line, restored.after());
                        });
        };
    }

    private static List<TreeState> extended(List<TreeState> line, TreeState state) {
        if (!line.isEmpty() && line.getLast().equals(state)) {
            return line;
        }
        List<TreeState> longer = new ArrayList<>(line);
        longer.add(state);
        return longer;
    }

    /** Ends where the undo went; what could not be restored there does not send the next undo to the same state again. */
    private List<TreeState> shortened(TreeFact.StateRestored restored) {
        int target = line.lastIndexOf(restored.target());
        List<TreeState> earlier = target < 0 ? line : line.subList(0, target);
        return extended(earlier, restored.after());
    }

    /** Where an undo goes from {@code now}: the last state on the line that differs. */
    public Optional<TreeState> undoTarget(TreeState now) {
        return line.reversed().stream().filter(state -> !state.equals(now)).findFirst();
    }

    /** All recorded states whose id begins so, each once, oldest first. */
    public List<TreeState> beginning(String prefix) {
        return states.stream()
                .map(Seen::state)
                .filter(state -> state.id().startsWith(prefix))
                .distinct()
                .toList();
    }
}
