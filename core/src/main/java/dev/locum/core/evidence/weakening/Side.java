package dev.locum.core.evidence.weakening;

import dev.locum.core.evidence.source.Assertion;
import dev.locum.core.evidence.source.Routine;
import dev.locum.core.evidence.source.SourceFile;
import dev.locum.core.evidence.source.SourceLine;
import dev.locum.core.evidence.source.Strength;
import dev.locum.core.evidence.source.TestUnit;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The changed files as they were on one side of a change, with what their tests reach through the routines they call. */
final class Side {
    private static final int MOST_REACHED = 200;

    private final Map<String, SourceLine> gates = new HashMap<>();
    private final List<TestUnit> tests;
    private final Map<String, List<Routine>> routines = new HashMap<>();
    private final Set<String> words = new HashSet<>();
    private final Set<String> wordsOfCode = new HashSet<>();

    Side(List<SourceFile> files) {
        files.forEach(f -> f.gate().ifPresent(gate -> gates.put(f.path(), gate)));
        this.tests = files.stream().flatMap(f -> f.tests().stream()).toList();
        for (SourceFile file : files) {
            words.addAll(file.words());
            if (file.tests().isEmpty()) {
                wordsOfCode.addAll(file.words());
            }
            for (Routine routine : file.routines()) {
                routines.computeIfAbsent(routine.name(), n -> new ArrayList<>()).add(routine);
            }
        }
    }

    /** What keeps a whole file out of an ordinary run. */
    Optional<SourceLine> gate(String path) {
        return Optional.ofNullable(gates.get(path));
    }

    Set<String> words() {
        return words;
    }

    /** The words of files that hold no test. */
    Set<String> wordsOfCode() {
        return wordsOfCode;
    }

    List<TestUnit> tests() {
        return tests;
    }

    boolean knows(String routine) {
        return routines.containsKey(routine);
    }

    List<Routine> named(String routine) {
        return routines.getOrDefault(routine, List.of());
    }

    Collection<Routine> routines() {
        return routines.values().stream().flatMap(List::stream).toList();
    }

    /** What a test demands by itself and through the routines of these files; what cannot fail is left out. */
    List<Assertion> demands(TestUnit test) {
        List<Assertion> demands = new ArrayList<>();
        for (Assertion own : test.assertions()) {
            if (!isCallOfKnown(own) && own.strength() != Strength.NOTHING) {
                demands.add(own);
            }
        }
        for (Routine routine : reached(test.calls())) {
            routine.assertions().stream()
                    .filter(a -> !isCallOfKnown(a) && a.strength() != Strength.NOTHING)
                    .forEach(demands::add);
        }
        return demands;
    }

    /** The routines of these files that a call of {@code names} reaches, each once. */
    List<Routine> reached(Set<String> names) {
        List<Routine> reached = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        Deque<String> open = new ArrayDeque<>(names);
        while (!open.isEmpty() && reached.size() < MOST_REACHED) {
            String name = open.pop();
            if (seen.add(name)) {
                for (Routine routine : named(name)) {
                    reached.add(routine);
                    open.addAll(routine.calls());
                }
            }
        }
        return reached;
    }

    /** What is demanded around tests, in set-up, tear-down and fixtures. */
    List<Assertion> lifecycleDemands() {
        return routines().stream()
                .filter(r -> r.lifecycle() == Routine.Lifecycle.AROUND_TESTS)
                .flatMap(r -> r.assertions().stream())
                .toList();
    }

    private boolean isCallOfKnown(Assertion assertion) {
        return routines.containsKey(assertion.head());
    }
}
