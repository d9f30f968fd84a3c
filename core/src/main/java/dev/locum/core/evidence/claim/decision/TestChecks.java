package dev.locum.core.evidence.claim.decision;

import dev.locum.core.evidence.Check;
import dev.locum.core.evidence.Evidence;
import dev.locum.core.evidence.Expectation;
import dev.locum.core.evidence.claim.Reading;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/** Which of the accepted checks a claim about tests speaks of. */
public final class TestChecks {
    private static final Set<String> TEST_WORDS = Set.of(
            "test",
            "tests",
            "pytest",
            "unittest",
            "spec",
            "specs",
            "rspec",
            "jest",
            "vitest",
            "mocha",
            "ctest",
            "phpunit",
            "tox",
            "nox",
            "verify",
            "junit",
            "suite",
            "golden",
            "e2e");
    private static final Set<String> OTHER_WORDS = Set.of(
            "lint",
            "format",
            "fmt",
            "spotless",
            "prettier",
            "eslint",
            "ruff",
            "mypy",
            "tsc",
            "typecheck",
            "types",
            "build",
            "compile",
            "docs",
            "clippy",
            "vet",
            "audit",
            "style");

    private TestChecks() {}

    /** The checks that run tests; where none says so, those that do not say they are something else. */
    static List<Check> of(Reading.TestsSeen seen) {
        List<Check> sure = seen.accepted().stream()
                .filter(check ->
                        reportsTests(check, seen) || wordsOf(check).stream().anyMatch(TEST_WORDS::contains))
                .toList();
        if (!sure.isEmpty()) {
            return sure;
        }
        return seen.accepted().stream()
                .filter(check -> wordsOf(check).stream().noneMatch(OTHER_WORDS::contains))
                .toList();
    }

    /** The checks whose id or command holds every word of the name. */
    static List<Check> named(String name, Reading.TestsSeen seen) {
        Set<String> wanted = words(name);
        return seen.accepted().stream()
                .filter(check -> check.id().value().equalsIgnoreCase(name)
                        || (!wanted.isEmpty() && wordsOf(check).containsAll(wanted)))
                .toList();
    }

    /** The words of a command or name, without case, paths taken apart. */
    static Set<String> words(String text) {
        return Arrays.stream(text.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}]+"))
                .filter(word -> !word.isEmpty())
                .collect(Collectors.toUnmodifiableSet());
    }

    private static Set<String> wordsOf(Check check) {
        return words(check.id().value() + " " + check.command());
    }

    private static boolean reportsTests(Check check, Reading.TestsSeen seen) {
        Evidence newest = seen.newest().get(check.id());
        boolean expectsTests = check.expectations().stream().anyMatch(expectation -> switch (expectation) {
            case Expectation.AtLeastTests _, Expectation.NotFewerTests _ -> true;
            case Expectation.OutputMatches _, Expectation.FileThere _ -> false;
        });
        return expectsTests || (newest != null && newest.tests().isPresent());
    }
}
