package dev.locum.core.evidence.claim.decision;

import dev.locum.core.evidence.Check;
import dev.locum.core.evidence.CheckId;
import dev.locum.core.evidence.CheckOutcome;
import dev.locum.core.evidence.Evidence;
import dev.locum.core.evidence.TestName;
import dev.locum.core.evidence.TestReport;
import dev.locum.core.evidence.claim.Claim;
import dev.locum.core.evidence.claim.ClaimResult;
import dev.locum.core.evidence.claim.Proof;
import dev.locum.core.evidence.claim.Reading;
import dev.locum.core.evidence.claim.ReadingRequest;
import dev.locum.core.evidence.claim.Readings;
import dev.locum.core.evidence.claim.RefutedBy;
import dev.locum.core.evidence.claim.UnverifiedBy;
import java.util.Map;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Decides "these red tests are old": a test is old only if the same test was red on the baseline. */
final class OldTestsDecision {
    private final Claim.TestsAreOld claim;
    private final TreeSet<TestName> caused = new TreeSet<>();
    private final TreeSet<TestName> old = new TreeSet<>();
    private @Nullable CheckId greenBefore;
    private @Nullable UnverifiedBy unknown;

    private OldTestsDecision(Claim.TestsAreOld claim) {
        this.claim = claim;
    }

    static ClaimResult of(Claim.TestsAreOld claim, Readings readings) {
        if (!(readings.of(new ReadingRequest.TestRuns()) instanceof Reading.TestsSeen seen)) {
            return ClaimCheck.unusable(readings.of(new ReadingRequest.TestRuns()));
        }
        return switch (readings.of(new ReadingRequest.BaselineTests())) {
            case Reading.BaselineSeen(Map<CheckId, Evidence> baseline) ->
                new OldTestsDecision(claim).compare(seen, baseline);
            case Reading.NoBaseline _ -> new ClaimResult.Unverified(new UnverifiedBy.NoBaseline());
            case Reading other -> ClaimCheck.unusable(other);
        };
    }

    private ClaimResult compare(Reading.TestsSeen seen, Map<CheckId, Evidence> baseline) {
        for (Check check : TestChecks.of(seen)) {
            Evidence now = seen.newest().get(check.id());
            Evidence before = baseline.get(check.id());
            if (now == null || !now.freshAt(seen.tree())) {
                unknown = new UnverifiedBy.Stale(check.id().value());
            } else if (now.outcome() instanceof CheckOutcome.Red) {
                compare(check.id(), now, before);
            }
        }
        if (!caused.isEmpty()) {
            return new ClaimResult.Refuted(new RefutedBy.NotOld(caused, old));
        }
        if (greenBefore != null) {
            return new ClaimResult.Refuted(new RefutedBy.WasGreenBefore(greenBefore));
        }
        if (unknown != null) {
            return new ClaimResult.Unverified(unknown);
        }
        return old.isEmpty()
                ? ClaimCheck.undecidable("no such test is red on this tree")
                : new ClaimResult.Verified(new Proof.ByReading(new ReadingRequest.BaselineTests()));
    }

    private void compare(CheckId check, Evidence now, @Nullable Evidence before) {
        if (before == null) {
            unknown = new UnverifiedBy.NoBaseline();
        } else if (now.tests().isPresent() && before.tests().isPresent()) {
            byName(now.tests().get(), before.tests().get());
        } else if (before.outcome() instanceof CheckOutcome.Green) {
            greenBefore = check;
        } else {
            unknown = new UnverifiedBy.NotDecidable("the runner names no tests");
        }
    }

    private void byName(TestReport now, TestReport before) {
        for (TestName test : now.red()) {
            if (!meant(test)) {
                continue;
            }
            if (before.red().contains(test)) {
                old.add(test);
            } else if (before.green().contains(test) || before.namesEveryRed()) {
                caused.add(test);
            } else {
                unknown = new UnverifiedBy.NotDecidable("the baseline does not name every red test");
            }
        }
        if (!now.namesEveryRed()) {
            unknown = new UnverifiedBy.NotDecidable("the runner does not name every red test");
        }
    }

    /** Whether the claim speaks of the test: it names none, or its name ends as the test's does. */
    private boolean meant(TestName test) {
        return claim.names().isEmpty()
                || claim.names().stream()
                        .anyMatch(name -> test.value().equals(name)
                                || test.value().matches(".*[.#:/$]\\Q" + name.replace("\\E", "") + "\\E"));
    }
}
