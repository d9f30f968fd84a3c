package dev.locum.app.words;

import dev.locum.core.evidence.claim.RefutedBy;
import dev.locum.core.evidence.leftover.Leftover;
import dev.locum.core.gate.verdict.Finding;
import java.util.Optional;

/** What an executor can do about a finding. In English always, so it stands here and not in the owners' messages. */
final class Advice {
    private Advice() {}

    /** Empty where there is nothing for an executor to do. */
    static Optional<String> on(Finding finding) {
        return switch (finding) {
            case Finding.ClaimRefuted(var _, var result) -> Optional.of(on(result.by()));
            case Finding.ClaimUnverified _ ->
                Optional.of("Leave the statement out, or give one that a command or a file can show.");
            case Finding.NothingHandedIn _ -> Optional.of("Say what you did, or what keeps you from it.");
            case Finding.CheckRed _ ->
                Optional.of("Mend the cause, then run the same command by itself, without a pipe.");
            case Finding.TestsRed _ ->
                Optional.of("Mend the code so that these tests pass again; leave the tests as they are.");
            case Finding.RedOfUnknownAge _ ->
                Optional.of("Mend it if your work caused it; if not, say in your report how you know.");
            case Finding.TestWeakened weakened ->
                weakened.change().weakens()
                        ? Optional.of("Put the test back as it was and mend the code;"
                                + " if the test itself is wrong, say why in your report.")
                        : Optional.empty();
            case Finding.MachineryChanged _ -> Optional.of("Put it back, or say in your report why the task needs it.");
            case Finding.ForbiddenPath _ ->
                Optional.of("Put the file back as it was; if the task cannot be done without it, say so.");
            case Finding.HiddenByIndex _ ->
                Optional.of("Take the bit off again with `git update-index`, or say why it is needed.");
            case Finding.LeftBehind(var leftover, var _) -> on(leftover);
            case Finding.NoCheck _,
                    Finding.OldReds _,
                    Finding.CheckTellsNothing _,
                    Finding.NoTestRan _,
                    Finding.FewerTests _,
                    Finding.EvidenceStale _ -> Optional.empty();
        };
    }

    private static String on(RefutedBy by) {
        return switch (by) {
            case RefutedBy.TestsRed _ ->
                "Mend the code, leave the tests as they are, and run the command by itself, without a pipe.";
            case RefutedBy.NoTestRan _ -> "Find out why no test ran; green over nothing proves nothing.";
            case RefutedBy.CountDiffers _, RefutedBy.OtherNumber _ ->
                "Report the number that the command gives, or mend what makes it differ.";
            case RefutedBy.OtherExit _ -> "Mend the cause and run the command by itself, without a pipe.";
            case RefutedBy.NoSuchFile _, RefutedBy.TextNotInFile _ ->
                "Make it so, or take the statement back; look at the path you named.";
            case RefutedBy.FileStillThere _ -> "Remove it, or take the statement back.";
            case RefutedBy.NoSuchCommit _, RefutedBy.OtherFilesInCommit _ ->
                "Name the commit and its files as git shows them, or make the commit you meant.";
            case RefutedBy.LeftUncommitted _ -> "Commit what belongs to the task, or report it as not committed.";
            case RefutedBy.StillThere _, RefutedBy.FewerPlaces _ ->
                "Change the places that are left, or report which ones stay and why.";
            case RefutedBy.NotOld _, RefutedBy.WasGreenBefore _ -> "These came with the work: mend them.";
        };
    }

    private static Optional<String> on(Leftover leftover) {
        return switch (leftover) {
            case Leftover.ConflictMarkers _ -> Optional.of("Resolve the conflict and remove its markers.");
            case Leftover.DebugOutput _, Leftover.StrayFile _ -> Optional.of("Remove it if nobody needs it.");
            case Leftover.ForLater _ -> Optional.of("Do it now, or name it in your report.");
            case Leftover.NamesMissingFile _ -> Optional.of("Add the file or mend the name.");
        };
    }
}
