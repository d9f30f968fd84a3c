package dev.locum.core.evidence.claim.decision;

import dev.locum.core.evidence.claim.Claim;
import dev.locum.core.evidence.claim.ClaimResult;
import dev.locum.core.evidence.claim.ClaimedNumber;
import dev.locum.core.evidence.claim.Proof;
import dev.locum.core.evidence.claim.Reading;
import dev.locum.core.evidence.claim.ReadingRequest;
import dev.locum.core.evidence.claim.Readings;
import dev.locum.core.evidence.claim.RefutedBy;
import dev.locum.core.evidence.claim.UnverifiedBy;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Decides what is claimed of a command by a run of that command by itself. */
final class CommandDecision {
    private static final Pattern NUMBER =
            Pattern.compile("(?<![\\w.,])([-+]?\\d{1,30}(?:[.,]\\d{1,30}){0,9})( ?%)?(?![\\w])");

    private CommandDecision() {}

    static ClaimResult of(Claim.CommandSucceeds claim, Readings readings) {
        return ran(claim.command(), readings, run -> {
            return run.exit() == claim.exit()
                    ? proven(run)
                    : new ClaimResult.Refuted(new RefutedBy.OtherExit(claim.command(), claim.exit(), run.exit()));
        });
    }

    static ClaimResult of(Claim.NumberEquals claim, Readings readings) {
        return ran(claim.command(), readings, run -> compare(claim, run));
    }

    /** One number printed is the answer; among several, the claimed one is looked for and its absence proves nothing. */
    private static ClaimResult compare(Claim.NumberEquals claim, Reading.Ran run) {
        List<ClaimedNumber> printed = numbers(run.printed(), claim.number().percent());
        if (printed.stream().anyMatch(number -> claim.number().agreesWith(number.value()))) {
            return proven(run);
        }
        if (printed.size() == 1) {
            return new ClaimResult.Refuted(new RefutedBy.OtherNumber(
                    claim.command(), claim.number(), printed.getFirst().toString()));
        }
        return ClaimCheck.undecidable(
                "the output holds %d numbers, none of them the claimed".formatted(printed.size()));
    }

    private static List<ClaimedNumber> numbers(String printed, boolean percentOnly) {
        List<ClaimedNumber> found = new ArrayList<>();
        Matcher matcher = NUMBER.matcher(printed);
        while (matcher.find()) {
            boolean percent = matcher.group(2) != null;
            if (percent || !percentOnly) {
                ClaimedNumber.parse(matcher.group(1)).ifPresent(found::add);
            }
        }
        return found.isEmpty() && percentOnly ? numbers(printed, false) : found;
    }

    private static ClaimResult proven(Reading.Ran run) {
        return new ClaimResult.Verified(new Proof.ByRuns(List.of(run.evidence()), run.tree()));
    }

    private static ClaimResult ran(String command, Readings readings, Function<Reading.Ran, ClaimResult> decide) {
        return switch (readings.of(new ReadingRequest.CommandOutput(command))) {
            case Reading.Ran run -> decide.apply(run);
            case Reading.NotAccepted _ -> unverified(new UnverifiedBy.CommandNotAccepted(command));
            case Reading.NotRunYet _ -> unverified(new UnverifiedBy.NotRun(command));
            case Reading.CouldNotStart(String why) -> unverified(new UnverifiedBy.CouldNotStart(command, why));
            case Reading.Failed(String why) -> unverified(new UnverifiedBy.NoResult(command, why));
            case Reading other -> ClaimCheck.unusable(other);
        };
    }

    private static ClaimResult unverified(UnverifiedBy by) {
        return new ClaimResult.Unverified(by);
    }
}
