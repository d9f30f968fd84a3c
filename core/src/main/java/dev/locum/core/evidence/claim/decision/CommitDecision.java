package dev.locum.core.evidence.claim.decision;

import dev.locum.core.evidence.claim.Claim;
import dev.locum.core.evidence.claim.ClaimResult;
import dev.locum.core.evidence.claim.Proof;
import dev.locum.core.evidence.claim.Reading;
import dev.locum.core.evidence.claim.ReadingRequest;
import dev.locum.core.evidence.claim.Readings;
import dev.locum.core.evidence.claim.RefutedBy;
import dev.locum.core.evidence.claim.UnverifiedBy;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Decides what is claimed of commits by git's own record. */
final class CommitDecision {
    private CommitDecision() {}

    static ClaimResult of(Claim.CommitHolds claim, Readings readings) {
        ReadingRequest request = new ReadingRequest.CommitFiles(claim.revision());
        return switch (readings.of(request)) {
            case Reading.FilesOfCommit(List<String> files) -> compare(claim, files, request);
            case Reading.NoSuchCommit _ -> new ClaimResult.Refuted(new RefutedBy.NoSuchCommit(claim.revision()));
            case Reading other -> ClaimCheck.unusable(other);
        };
    }

    static ClaimResult of(Claim.Committed claim, Readings readings) {
        for (String revision : claim.revision().stream().toList()) {
            if (readings.of(new ReadingRequest.CommitFiles(revision)) instanceof Reading.NoSuchCommit) {
                return new ClaimResult.Refuted(new RefutedBy.NoSuchCommit(revision));
            }
        }
        ReadingRequest request = new ReadingRequest.UncommittedWork();
        return switch (readings.of(request)) {
            case Reading.Uncommitted(List<String> ofTask, var _)
            when ofTask.isEmpty() -> new ClaimResult.Verified(new Proof.ByReading(request));
            case Reading.Uncommitted(List<String> ofTask, var _) ->
                new ClaimResult.Refuted(new RefutedBy.LeftUncommitted(ofTask));
            case Reading.UncommittedByWhom(List<String> paths)
            when paths.isEmpty() -> new ClaimResult.Verified(new Proof.ByReading(request));
            case Reading.UncommittedByWhom _ -> new ClaimResult.Unverified(new UnverifiedBy.NoBaseline());
            case Reading other -> ClaimCheck.unusable(other);
        };
    }

    private static ClaimResult compare(Claim.CommitHolds claim, List<String> files, ReadingRequest request) {
        Set<String> seen = Set.copyOf(files);
        TreeSet<String> missing = new TreeSet<>(claim.files());
        missing.removeAll(seen);
        TreeSet<String> extra = new TreeSet<>(seen);
        extra.removeAll(claim.files());
        return missing.isEmpty() && extra.isEmpty()
                ? new ClaimResult.Verified(new Proof.ByReading(request))
                : new ClaimResult.Refuted(new RefutedBy.OtherFilesInCommit(claim.revision(), missing, extra));
    }
}
