package dev.locum.core.evidence.scope;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * Where a change may go.
 *
 * @param never paths that no change may touch
 * @param only paths outside of which no change may go; empty where it may go anywhere
 */
public record Scope(List<PathGlob> never, List<PathGlob> only) {
    public Scope {
        never = List.copyOf(never);
        only = List.copyOf(only);
    }

    /** A scope from the lines of the owner's file. */
    public static Scope of(List<String> never, List<String> only) {
        return new Scope(
                never.stream().map(PathGlob::new).toList(),
                only.stream().map(PathGlob::new).toList());
    }

    /** The paths that lie where no change may go, each with the line that closes it. */
    public List<ScopeBreach> breaches(Collection<String> paths) {
        List<ScopeBreach> breaches = new ArrayList<>();
        for (String path : paths) {
            never.stream()
                    .filter(glob -> glob.matches(path))
                    .findFirst()
                    .ifPresentOrElse(glob -> breaches.add(new ScopeBreach(path, glob.text())), () -> {
                        if (!only.isEmpty() && only.stream().noneMatch(glob -> glob.matches(path))) {
                            breaches.add(new ScopeBreach(path, "only: " + String.join(", ", texts())));
                        }
                    });
        }
        return breaches;
    }

    private List<String> texts() {
        return only.stream().map(PathGlob::text).toList();
    }
}
