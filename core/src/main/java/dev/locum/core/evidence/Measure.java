package dev.locum.core.evidence;

import dev.locum.core.evidence.CheckOutcome.RedReason;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** What one run of a check says about the work, by itself. Whether it is believed is {@link Corroboration}'s matter. */
public final class Measure {
    private final Check check;
    private final Trial trial;
    private final Precedent precedent;
    private final List<RedReason> reasons = new ArrayList<>();
    private boolean uncounted;

    private Measure(Check check, Trial trial, Precedent precedent) {
        this.check = check;
        this.trial = trial;
        this.precedent = precedent;
    }

    /** Holds a run against what the check expects. */
    public static CheckOutcome of(Check check, Trial trial, Precedent precedent) {
        return new Measure(check, trial, precedent).outcome();
    }

    private CheckOutcome outcome() {
        return switch (trial.ending()) {
            case Ending.Exited exited -> exited(exited.status());
            case Ending.BySignal died -> new CheckOutcome.Died(died.signal());
            case Ending.AtLimit late -> new CheckOutcome.TimedOut(late.limit());
            case Ending.GivenUp _ -> new CheckOutcome.Cancelled();
            case Ending.NotSpawned not -> new CheckOutcome.CouldNotStart(not.why());
            case Ending.FolderMissing missing ->
                precedent.started()
                        ? new CheckOutcome.Red(List.of(new RedReason.FileMissing(missing.folder())))
                        : new CheckOutcome.CouldNotStart("no such folder: " + missing.folder());
        };
    }

    private CheckOutcome exited(int status) {
        if (status != check.exit()) {
            Optional<StartFailure> failure = startFailure(status);
            if (failure.isPresent()) {
                return new CheckOutcome.CouldNotStart(failure.get().why());
            }
            reasons.add(new RedReason.ExitStatus(check.exit(), status));
        }
        check.expectations().forEach(this::hold);
        uncounted |= trial.tests().isEmpty() && precedent.alwaysCounts();
        if (!reasons.isEmpty()) {
            return new CheckOutcome.Red(reasons);
        }
        return uncounted ? new CheckOutcome.Uncounted() : new CheckOutcome.Green();
    }

    /** A run that reported tests did start; what stood in the tree at the baseline and is gone was broken by the work. */
    private Optional<StartFailure> startFailure(int status) {
        return trial.tests().isPresent()
                ? Optional.empty()
                : StartFailure.of(status, trial.output()).filter(f -> !(f.inTree() && precedent.started()));
    }

    private void hold(Expectation expectation) {
        switch (expectation) {
            case Expectation.AtLeastTests least -> atLeast(least.tests());
            case Expectation.NotFewerTests _ -> precedent.leastTests().ifPresent(this::notFewer);
            case Expectation.OutputMatches matches -> {
                if (!Pattern.compile(matches.pattern(), Pattern.MULTILINE)
                        .matcher(trial.output().kept())
                        .find()) {
                    reasons.add(new RedReason.NoMatch(matches.pattern()));
                }
            }
            case Expectation.FileThere file -> {
                if (trial.missing().contains(file.path())) {
                    reasons.add(new RedReason.FileMissing(file.path()));
                }
            }
        }
    }

    private void atLeast(int tests) {
        counted(tests).ifPresent(ran -> {
            if (ran == 0 && tests > 0) {
                reasons.add(new RedReason.NoTestRan());
            } else if (ran < tests) {
                reasons.add(new RedReason.TooFewTests(tests, ran));
            }
        });
    }

    private void notFewer(int before) {
        counted(before).ifPresent(ran -> {
            if (ran < before) {
                reasons.add(new RedReason.FewerTestsThanBefore(before, ran));
            }
        });
    }

    /** How many tests ran; empty where nobody said, or only a lower bound that does not reach {@code wanted}. */
    private Optional<Integer> counted(int wanted) {
        Optional<Integer> ran = trial.tests()
                .filter(report -> report.countsTests()
                        || report.tally().ran() == 0
                        || report.tally().ran() >= wanted)
                .map(report -> report.tally().ran());
        uncounted |= ran.isEmpty();
        return ran;
    }
}
