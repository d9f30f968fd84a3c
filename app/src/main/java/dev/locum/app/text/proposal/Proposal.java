package dev.locum.app.text.proposal;

import dev.locum.core.evidence.Check;
import dev.locum.core.evidence.CheckId;
import dev.locum.core.evidence.Expectation;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * What a project's files suggest as its definition of done.
 *
 * @param checks with the file that suggested each
 */
public record Proposal(List<Proposed> checks) {
    /** Where repositories of many parts keep them, one folder further down. */
    private static final Set<String> SHELVES = Set.of("packages", "apps", "services", "libs", "modules");

    public Proposal {
        checks = List.copyOf(checks);
    }

    /** @param because the file that suggested it, relative to the project's folder */
    public record Proposed(Check check, String because) {}

    /**
     * Looks at {@code root} and the folders right below it. A part whose tool the top folder has too belongs to it.
     *
     * @param variables the names of the environment variables that are set
     */
    public static Proposal of(Path root, Set<String> variables) {
        Folder top = new Folder(root);
        List<Found> found = new ArrayList<>();
        add(found, "", top, Set.of());
        Set<String> covered = new HashSet<>();
        found.forEach(one -> covered.add(one.suggestion().tool()));
        for (String part : parts(top)) {
            add(found, part, top.in(part), covered);
        }
        Names names = new Names(found.size());
        return new Proposal(
                found.stream().map(one -> proposed(one, names, variables)).toList());
    }

    /** The same with checks for commands that the owner gave, in place of those that were found. */
    public static Proposal given(List<String> commands) {
        Names names = new Names(commands.size());
        return new Proposal(commands.stream()
                .map(command -> new Proposed(Check.of(names.next("", "check"), command), "--check"))
                .toList());
    }

    private record Found(String part, Suggestion suggestion) {}

    private static void add(List<Found> found, String part, Folder folder, Set<String> covered) {
        int before = found.size();
        for (Finder tool : Finder.TOOLS) {
            tool.in(folder)
                    .filter(suggestion -> !covered.contains(suggestion.tool()))
                    .ifPresent(suggestion -> found.add(new Found(part, suggestion)));
        }
        if (found.size() == before && covered.isEmpty()) {
            for (Finder wrapper : Finder.WRAPPERS) {
                if (found.size() == before) {
                    wrapper.in(folder).ifPresent(suggestion -> found.add(new Found(part, suggestion)));
                }
            }
        }
    }

    private static List<String> parts(Folder top) {
        List<String> parts = new ArrayList<>();
        for (String name : top.folders()) {
            parts.add(name);
            if (SHELVES.contains(name)) {
                top.in(name).folders().forEach(inner -> parts.add(name + "/" + inner));
            }
        }
        return parts;
    }

    private static Proposed proposed(Found found, Names names, Set<String> variables) {
        Suggestion suggestion = found.suggestion();
        List<Expectation> expectations =
                suggestion.counted() == Suggestion.Counted.YES ? List.of(new Expectation.AtLeastTests(1)) : List.of();
        Check check = new Check(
                new CheckId(names.next(found.part(), suggestion.tool())),
                suggestion.command(),
                found.part(),
                Check.DEFAULT_LIMIT,
                0,
                expectations,
                needed(suggestion.tool(), variables),
                List.of());
        String because = found.part().isEmpty() ? suggestion.because() : found.part() + "/" + suggestion.because();
        return new Proposed(check, because);
    }

    /** The variables that say where a tool keeps its own things, as far as they are set here. */
    private static SortedSet<String> needed(String tool, Set<String> variables) {
        Set<String> known = switch (tool) {
            case "maven" -> Set.of("JAVA_HOME", "MAVEN_OPTS");
            case "gradle" -> Set.of("JAVA_HOME", "GRADLE_USER_HOME", "ANDROID_HOME");
            case "node" -> Set.of("NVM_DIR", "NODE_OPTIONS");
            case "pytest", "unittest", "tox" -> Set.of("VIRTUAL_ENV", "PYTHONPATH");
            case "go" -> Set.of("GOPATH", "GOPROXY", "GOFLAGS");
            case "cargo" -> Set.of("CARGO_HOME", "RUSTUP_HOME");
            default -> Set.of();
        };
        TreeSet<String> set = new TreeSet<>(known);
        set.retainAll(variables);
        return set;
    }

    /** Ids of checks: {@code tests} where there is but one. */
    private static final class Names {
        private final int number;
        private final Set<String> taken = new HashSet<>();

        Names(int number) {
            this.number = number;
        }

        String next(String part, String tool) {
            if (number == 1) {
                return "tests";
            }
            String plain = (part.isEmpty() ? tool : part + "-" + tool)
                    .toLowerCase(Locale.ROOT)
                    .replaceAll("[^a-z0-9._-]+", "-")
                    .replaceFirst("^[^a-z0-9]+", "");
            String id =
                    plain.length() > 50 ? plain.substring(plain.length() - 50).replaceFirst("^[^a-z0-9]+", "") : plain;
            String free = id;
            for (int more = 2; !taken.add(free); more++) {
                free = id + "-" + more;
            }
            return free;
        }
    }
}
