package dev.locum.app.text;

import com.github.difflib.DiffUtils;
import com.github.difflib.UnifiedDiffUtils;
import java.util.List;

/** What changed between two texts, as {@code diff -u} would show it. */
public final class UnifiedDiff {
    private static final int CONTEXT = 3;

    private UnifiedDiff() {}

    /** The lines of the difference under the two names; none where the texts have the same lines. */
    public static List<String> between(String beforeName, String before, String afterName, String after) {
        List<String> old = before.lines().toList();
        return UnifiedDiffUtils.generateUnifiedDiff(
                beforeName, afterName, old, DiffUtils.diff(old, after.lines().toList()), CONTEXT);
    }
}
