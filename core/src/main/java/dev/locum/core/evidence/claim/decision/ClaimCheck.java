package dev.locum.core.evidence.claim.decision;

import dev.locum.core.evidence.claim.Claim;
import dev.locum.core.evidence.claim.ClaimResult;
import dev.locum.core.evidence.claim.Reading;
import dev.locum.core.evidence.claim.ReadingRequest;
import dev.locum.core.evidence.claim.Readings;
import dev.locum.core.evidence.claim.Stated;
import dev.locum.core.evidence.claim.UnverifiedBy;
import java.util.List;
import java.util.Optional;

/** Decides claims from readings. What no reading shows stays unverified. */
public final class ClaimCheck {
    private ClaimCheck() {}

    /** What must be read before {@link #decide} can say more than "unverified". */
    public static List<ReadingRequest> needs(Claim claim) {
        return switch (claim) {
            case Claim.TestsPass _ -> List.of(new ReadingRequest.TestRuns());
            case Claim.TestsAreOld _ -> List.of(new ReadingRequest.TestRuns(), new ReadingRequest.BaselineTests());
            case Claim.NumberEquals(var _, String command) -> List.of(new ReadingRequest.CommandOutput(command));
            case Claim.CommandSucceeds(String command, int _) -> List.of(new ReadingRequest.CommandOutput(command));
            case Claim.FileExists(String path) -> List.of(new ReadingRequest.FileOnDisk(path, ""));
            case Claim.FileAbsent(String path) -> List.of(new ReadingRequest.FileOnDisk(path, ""));
            case Claim.FileContains(String path, String text) -> List.of(new ReadingRequest.FileOnDisk(path, text));
            case Claim.CommitHolds(String revision, var _) -> List.of(new ReadingRequest.CommitFiles(revision));
            case Claim.Committed committed -> committed(committed);
            case Claim.PlacesChanged(String before, String after, int _) ->
                List.of(new ReadingRequest.OccurrencesInTree(after, before));
            case Claim.RenamedEverywhere(String before, String after) ->
                List.of(new ReadingRequest.OccurrencesInTree(before, after));
            case Claim.OccurrencesRemain(String text, int _) -> List.of(new ReadingRequest.OccurrencesInTree(text, ""));
            case Claim.Pushed _, Claim.TaskClosed _, Claim.WholeTaskDone _ -> List.of();
        };
    }

    /** What the readings show of the claim. */
    public static ClaimResult decide(Stated stated, Readings readings) {
        return switch (stated.claim()) {
            case Claim.TestsPass claim -> TestsDecision.of(claim, stated.literal(), readings);
            case Claim.TestsAreOld claim -> OldTestsDecision.of(claim, readings);
            case Claim.NumberEquals claim -> CommandDecision.of(claim, readings);
            case Claim.CommandSucceeds claim -> CommandDecision.of(claim, readings);
            case Claim.FileExists claim -> FileDecision.of(claim, stated.literal(), readings);
            case Claim.FileContains claim -> FileDecision.of(claim, readings);
            case Claim.FileAbsent claim -> FileDecision.of(claim, readings);
            case Claim.CommitHolds claim -> CommitDecision.of(claim, readings);
            case Claim.Committed claim -> CommitDecision.of(claim, readings);
            case Claim.PlacesChanged claim -> OccurrencesDecision.of(claim, readings);
            case Claim.RenamedEverywhere claim -> OccurrencesDecision.of(claim, readings);
            case Claim.OccurrencesRemain claim -> OccurrencesDecision.of(claim, readings);
            case Claim.Pushed _ -> undecidable("only the other repository knows what was pushed");
            case Claim.TaskClosed _ -> undecidable("no board was read");
            case Claim.WholeTaskDone _ -> undecidable("the verdict on the whole answers it");
        };
    }

    static ClaimResult undecidable(String why) {
        return new ClaimResult.Unverified(new UnverifiedBy.NotDecidable(why));
    }

    /** The answer to a reading that is of no use for this claim. */
    static ClaimResult unusable(Reading reading) {
        return undecidable(reading instanceof Reading.Failed(String why) ? why : "the reading answers something else");
    }

    private static List<ReadingRequest> committed(Claim.Committed claim) {
        ReadingRequest work = new ReadingRequest.UncommittedWork();
        Optional<ReadingRequest> named = claim.revision().map(ReadingRequest.CommitFiles::new);
        return named.map(commit -> List.of(commit, work)).orElse(List.of(work));
    }
}
