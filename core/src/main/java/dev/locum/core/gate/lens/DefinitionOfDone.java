package dev.locum.core.gate.lens;

import dev.locum.core.evidence.Check;
import dev.locum.core.evidence.CheckOutcome;
import dev.locum.core.evidence.Evidence;
import dev.locum.core.evidence.TestName;
import dev.locum.core.evidence.TestReport;
import dev.locum.core.gate.Lens;
import dev.locum.core.gate.Material;
import dev.locum.core.gate.verdict.Finding;
import dev.locum.core.gate.verdict.Finding.RedOfUnknownAge.Age;
import dev.locum.core.gate.verdict.LensId;
import dev.locum.core.gate.verdict.LensLook;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/** Is every accepted check green on fresh evidence, but for what was red before? */
final class DefinitionOfDone implements Lens {
    @Override
    public LensId id() {
        return LensId.DONE;
    }

    @Override
    public LensLook look(Material material) {
        List<Check> checks = material.handIn().checks();
        if (checks.isEmpty() && material.handIn().spared().isEmpty()) {
            return new LensLook.Looked(List.of(new Finding.NoCheck()));
        }
        List<Finding> findings = new ArrayList<>();
        for (Check check : checks) {
            Optional<Evidence> evidence = material.of(check.id()).filter(e -> e.isOf(check));
            evidence.ifPresentOrElse(
                    e -> findings.addAll(findings(e, material)),
                    () -> findings.add(new Finding.CheckTellsNothing(check.id(), new CheckOutcome.Cancelled())));
        }
        return new LensLook.Looked(findings);
    }

    private static List<Finding> findings(Evidence evidence, Material material) {
        if (!material.isAboutThisHandIn(evidence)) {
            return List.of(new Finding.EvidenceStale(evidence.check(), evidence.id()));
        }
        return switch (evidence.outcome()) {
            case CheckOutcome.Green _ -> ofGreen(evidence, material);
            case CheckOutcome.Red red -> ofRed(evidence, red, material);
            case CheckOutcome.CouldNotStart outcome -> tellsNothing(evidence, outcome);
            case CheckOutcome.TimedOut outcome -> tellsNothing(evidence, outcome);
            case CheckOutcome.Died outcome -> tellsNothing(evidence, outcome);
            case CheckOutcome.Uncounted outcome -> tellsNothing(evidence, outcome);
            case CheckOutcome.Flaky outcome -> tellsNothing(evidence, outcome);
            case CheckOutcome.TreeKeptMoving outcome -> tellsNothing(evidence, outcome);
            case CheckOutcome.Cancelled outcome -> tellsNothing(evidence, outcome);
        };
    }

    /** A green status over failed tests is the command's own doing: the tests count. */
    private static List<Finding> ofGreen(Evidence evidence, Material material) {
        if (failedTests(evidence)) {
            return ofRed(evidence, List.of(), material);
        }
        if (!evidence.greenOverNothing()) {
            return List.of();
        }
        boolean usual =
                before(evidence, material).filter(Evidence::greenOverNothing).isPresent();
        return usual ? List.of() : List.of(new Finding.NoTestRan(evidence.check(), evidence.id()));
    }

    private static List<Finding> tellsNothing(Evidence evidence, CheckOutcome outcome) {
        return List.of(new Finding.CheckTellsNothing(evidence.check(), outcome));
    }

    /** That fewer tests ran than before is one matter, all else that is red another. */
    private static List<Finding> ofRed(Evidence evidence, CheckOutcome.Red red, Material material) {
        List<Finding> findings = new ArrayList<>();
        List<CheckOutcome.RedReason> others = new ArrayList<>();
        for (CheckOutcome.RedReason reason : red.reasons()) {
            if (reason instanceof CheckOutcome.RedReason.FewerTestsThanBefore(int before, int ran)) {
                findings.add(new Finding.FewerTests(evidence.check(), before, ran, evidence.id()));
            } else {
                others.add(reason);
            }
        }
        if (!others.isEmpty() || failedTests(evidence)) {
            findings.addAll(ofRed(evidence, others, material));
        }
        return findings;
    }

    private static List<Finding> ofRed(Evidence evidence, List<CheckOutcome.RedReason> reasons, Material material) {
        Optional<Evidence> before = before(evidence, material);
        if (before.isEmpty()) {
            return unknownAge(evidence);
        }
        return switch (before.get().outcome()) {
            case CheckOutcome.Red red -> redThenAndNow(evidence, reasons, before.get(), red.reasons());
            case CheckOutcome.Green _ ->
                failedTests(before.get())
                        ? redThenAndNow(evidence, reasons, before.get(), List.of())
                        : redNow(evidence, reasons);
            case CheckOutcome.CouldNotStart _,
                    CheckOutcome.TimedOut _,
                    CheckOutcome.Died _,
                    CheckOutcome.Uncounted _,
                    CheckOutcome.Flaky _,
                    CheckOutcome.TreeKeptMoving _,
                    CheckOutcome.Cancelled _ -> unknownAge(evidence);
        };
    }

    /** What the same check's text said at the baseline. */
    private static Optional<Evidence> before(Evidence evidence, Material material) {
        return material.task()
                .baseline()
                .of(evidence.check())
                .filter(b -> b.checkText().equals(evidence.checkText()));
    }

    private static boolean failedTests(Evidence evidence) {
        return evidence.tests().filter(report -> report.tally().failed() > 0).isPresent();
    }

    private static List<Finding> unknownAge(Evidence evidence) {
        return List.of(new Finding.RedOfUnknownAge(evidence.check(), Age.NOT_RUN_BEFORE, evidence.id()));
    }

    private static List<Finding> redNow(Evidence evidence, List<CheckOutcome.RedReason> reasons) {
        SortedSet<TestName> names = redNames(evidence);
        return names.isEmpty()
                ? List.of(new Finding.CheckRed(evidence.check(), reasons, evidence.id()))
                : List.of(new Finding.TestsRed(evidence.check(), List.copyOf(names), evidence.id()));
    }

    /** Only reds that the runner names can be told from those that were there before. */
    private static List<Finding> redThenAndNow(
            Evidence evidence,
            List<CheckOutcome.RedReason> reasons,
            Evidence before,
            List<CheckOutcome.RedReason> reasonsBefore) {
        SortedSet<TestName> now = redNames(evidence);
        if (!namesEveryRed(evidence) || !namesEveryRed(before)) {
            return List.of(new Finding.RedOfUnknownAge(evidence.check(), Age.RED_BEFORE_WITHOUT_NAMES, evidence.id()));
        }
        SortedSet<TestName> fresh = new TreeSet<>(now);
        fresh.removeAll(redNames(before));
        SortedSet<TestName> old = new TreeSet<>(now);
        old.removeAll(fresh);
        List<Finding> findings = new ArrayList<>();
        if (!old.isEmpty()) {
            findings.add(new Finding.OldReds(evidence.check(), List.copyOf(old)));
        }
        if (!fresh.isEmpty()) {
            findings.add(new Finding.TestsRed(evidence.check(), List.copyOf(fresh), evidence.id()));
        }
        List<CheckOutcome.RedReason> other = otherReasons(reasons, reasonsBefore);
        if (!other.isEmpty()) {
            findings.add(new Finding.CheckRed(evidence.check(), other, evidence.id()));
        }
        return findings;
    }

    /** Reasons besides the exit status, which the red tests explain, that were not there at the baseline. */
    private static List<CheckOutcome.RedReason> otherReasons(
            List<CheckOutcome.RedReason> now, List<CheckOutcome.RedReason> before) {
        return now.stream()
                .filter(reason -> !(reason instanceof CheckOutcome.RedReason.ExitStatus))
                .filter(reason -> !before.contains(reason))
                .toList();
    }

    private static boolean namesEveryRed(Evidence evidence) {
        return evidence.tests()
                .filter(TestReport::namesEveryRed)
                .filter(report -> !report.red().isEmpty())
                .isPresent();
    }

    private static SortedSet<TestName> redNames(Evidence evidence) {
        return evidence.tests().map(TestReport::red).orElseGet(TreeSet::new);
    }
}
