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

/** Decides what is claimed of files by what stands on the disk. */
final class FileDecision {
    private FileDecision() {}

    static ClaimResult of(Claim.FileExists claim, boolean literal, Readings readings) {
        ReadingRequest request = new ReadingRequest.FileOnDisk(claim.path(), "");
        return switch (readings.of(request)) {
            case Reading.Present _ -> new ClaimResult.Verified(new Proof.ByReading(request));
            case Reading.Absent(List<String> elsewhere)
            when elsewhere.isEmpty() || literal -> new ClaimResult.Refuted(new RefutedBy.NoSuchFile(claim.path()));
            case Reading.Absent(List<String> elsewhere) ->
                new ClaimResult.Unverified(new UnverifiedBy.FoundElsewhere(claim.path(), elsewhere));
            case Reading other -> ClaimCheck.unusable(other);
        };
    }

    static ClaimResult of(Claim.FileContains claim, Readings readings) {
        ReadingRequest request = new ReadingRequest.FileOnDisk(claim.path(), claim.text());
        return switch (readings.of(request)) {
            case Reading.Present(boolean _, boolean holdsText)
            when holdsText -> new ClaimResult.Verified(new Proof.ByReading(request));
            case Reading.Present _ -> new ClaimResult.Refuted(new RefutedBy.TextNotInFile(claim.path(), claim.text()));
            case Reading.Absent _ -> new ClaimResult.Refuted(new RefutedBy.NoSuchFile(claim.path()));
            case Reading other -> ClaimCheck.unusable(other);
        };
    }

    static ClaimResult of(Claim.FileAbsent claim, Readings readings) {
        ReadingRequest request = new ReadingRequest.FileOnDisk(claim.path(), "");
        return switch (readings.of(request)) {
            case Reading.Absent _ -> new ClaimResult.Verified(new Proof.ByReading(request));
            case Reading.Present _ -> new ClaimResult.Refuted(new RefutedBy.FileStillThere(claim.path()));
            case Reading other -> ClaimCheck.unusable(other);
        };
    }
}
