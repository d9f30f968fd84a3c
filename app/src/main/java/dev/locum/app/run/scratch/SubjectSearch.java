package dev.locum.app.run.scratch;

import dev.locum.app.store.tree.TreeStates;
import dev.locum.core.evidence.TreeState;
import dev.locum.core.evidence.tree.TreeEntry;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Whether what a deleted test was about still exists in a tree state. */
final class SubjectSearch {
    private static final int LONGEST_FILE = 1024 * 1024;

    private final TreeStates states;
    private final TreeState state;

    SubjectSearch(TreeStates states, TreeState state) {
        this.states = states;
        this.state = state;
    }

    /** Whether any of {@code names} stands as a word in a file besides {@code tests}. */
    boolean anyExists(Set<String> names, Set<String> tests) {
        if (names.isEmpty()) {
            return true;
        }
        Pattern word = Pattern.compile(
                names.stream().map(Pattern::quote).collect(Collectors.joining("|", "(?<![\\w$])(?:", ")(?![\\w$])")));
        for (Map.Entry<String, TreeEntry> entry : states.entries(state).entrySet()) {
            boolean source = entry.getValue().kind() != TreeEntry.Kind.LINK && !tests.contains(entry.getKey());
            if (source && holds(word, states.read(entry.getValue()))) {
                return true;
            }
        }
        return false;
    }

    private static boolean holds(Pattern word, byte[] bytes) {
        return bytes.length <= LONGEST_FILE
                && word.matcher(new String(bytes, StandardCharsets.UTF_8)).find();
    }
}
