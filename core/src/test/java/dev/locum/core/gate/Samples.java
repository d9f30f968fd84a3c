package dev.locum.core.gate;

import dev.locum.core.evidence.Check;
import dev.locum.core.evidence.CheckId;
import dev.locum.core.evidence.CheckOutcome;
import dev.locum.core.evidence.Evidence;
import dev.locum.core.evidence.EvidenceId;
import dev.locum.core.evidence.Output;
import dev.locum.core.evidence.TestName;
import dev.locum.core.evidence.TestReport;
import dev.locum.core.evidence.TestTally;
import dev.locum.core.evidence.TreeBinding;
import dev.locum.core.evidence.TreeState;
import dev.locum.core.evidence.claim.Claim;
import dev.locum.core.evidence.claim.Source;
import dev.locum.core.evidence.claim.Stated;
import dev.locum.core.gate.verdict.Attribution;
import dev.locum.core.gate.verdict.JudgedClaim;
import dev.locum.core.gate.verdict.Territory;
import dev.locum.core.ledger.Digest;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** Ready-made values for scenarios; every number is of no meaning unless a test says so. */
final class Samples {
    static final Check TESTS = Check.of("tests", "./run-tests");
    static final TreeState T0 = tree(0);
    static final TreeState T1 = tree(1);
    static final TreeState T2 = tree(2);
    static final Digest ACCEPTED = Digest.of("accepted".getBytes(StandardCharsets.UTF_8));
    static final Where WHERE = new Where("tree1", "/project");
    static final TaskId TASK = new TaskId("task1");

    private Samples() {}

    static TreeState tree(int number) {
        return new TreeState("%040x".formatted(number));
    }

    static HandIn handIn(TreeState tree, Stated... claims) {
        return new HandIn(tree, ACCEPTED, List.of(TESTS), List.of(), List.of(claims), "Done.");
    }

    static HandIn silent(TreeState tree) {
        return new HandIn(tree, ACCEPTED, List.of(TESTS), List.of(), List.of(), "");
    }

    static Stated testsPass() {
        return new Stated(Claim.TestsPass.WHOLE, new Source.Given("tests pass"));
    }

    static Evidence evidence(TreeState tree, CheckOutcome outcome, Optional<TestReport> tests) {
        return evidence(TreeBinding.still(tree), outcome, tests);
    }

    static Evidence evidence(TreeBinding binding, CheckOutcome outcome, Optional<TestReport> tests) {
        return new Evidence(
                new EvidenceId("e-" + binding.after().shortId()),
                new CheckId("tests"),
                TESTS.digest(),
                binding,
                Instant.EPOCH,
                Duration.ofSeconds(1),
                outcome,
                tests,
                Output.NONE);
    }

    static Evidence green(TreeState tree) {
        return evidence(tree, new CheckOutcome.Green(), Optional.of(report(3)));
    }

    static Evidence red(TreeState tree, String... names) {
        return evidence(tree, redOutcome(), Optional.of(report(3, names)));
    }

    static Evidence redByStatusOnly(TreeState tree) {
        return evidence(tree, redOutcome(), Optional.empty());
    }

    static CheckOutcome redOutcome() {
        return new CheckOutcome.Red(List.of(new CheckOutcome.RedReason.ExitStatus(0, 1)));
    }

    static TestReport report(int passed, String... red) {
        SortedSet<TestName> names = new TreeSet<>();
        for (String name : red) {
            names.add(new TestName(name));
        }
        return new TestReport(
                new TestTally(passed, red.length, 0),
                names,
                new TreeSet<>(),
                new TreeSet<>(),
                new TreeSet<>(List.of("pytest")),
                TestReport.Source.CLOSING_LINE);
    }

    static Baseline.Taken baseline(Evidence... evidence) {
        return new Baseline.Taken(T0, T0, List.of(evidence), new TreeSet<>());
    }

    static Territory.Changes.Read changed(String... paths) {
        SortedMap<String, Attribution> changed = new TreeMap<>();
        for (String path : paths) {
            changed.put(path, Attribution.ATTRIBUTED);
        }
        return new Territory.Changes.Read(changed, List.of(), List.of(), List.of(), List.of());
    }

    static Territory territory(TreeState tree, Territory.Changes changes, JudgedClaim... claims) {
        return new Territory(tree, List.of(claims), changes, new TreeMap<>(Map.of()));
    }
}
