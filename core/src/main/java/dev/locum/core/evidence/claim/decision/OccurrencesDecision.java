package dev.locum.core.evidence.claim.decision;

import dev.locum.core.evidence.claim.Claim;
import dev.locum.core.evidence.claim.ClaimResult;
import dev.locum.core.evidence.claim.Place;
import dev.locum.core.evidence.claim.Proof;
import dev.locum.core.evidence.claim.Reading;
import dev.locum.core.evidence.claim.ReadingRequest;
import dev.locum.core.evidence.claim.Readings;
import dev.locum.core.evidence.claim.RefutedBy;
import dev.locum.core.evidence.claim.UnverifiedBy;
import java.util.List;
import java.util.function.Predicate;

/**
 * Decides claims on renames by a search of the whole tree.
 *
 * <p>A claim with a count is one that the claimant could have counted: every place speaks against it except a history
 * and a prose place that only a search over line breaks finds. A claim without a count is about code. What does not
 * speak against a claim is still shown.
 */
final class OccurrencesDecision {
    private OccurrencesDecision() {}

    static ClaimResult of(Claim.OccurrencesRemain claim, Readings readings) {
        ReadingRequest request = new ReadingRequest.OccurrencesInTree(claim.text(), "");
        return switch (readings.of(request)) {
            case Reading.Occurrences seen
            when claim.count() == 0 -> none(claim.text(), seen, request, OccurrencesDecision::countable);
            case Reading.Occurrences seen -> exactly(claim, seen, request);
            case Reading other -> ClaimCheck.unusable(other);
        };
    }

    static ClaimResult of(Claim.RenamedEverywhere claim, Readings readings) {
        ReadingRequest request = new ReadingRequest.OccurrencesInTree(claim.before(), claim.after());
        return switch (readings.of(request)) {
            case Reading.Occurrences seen ->
                none(claim.before(), seen, request, place -> place.kind() == Place.Kind.CODE);
            case Reading other -> ClaimCheck.unusable(other);
        };
    }

    /** Places that hold the new text now are the most that can have been changed to it. */
    static ClaimResult of(Claim.PlacesChanged claim, Readings readings) {
        ReadingRequest request = new ReadingRequest.OccurrencesInTree(claim.after(), claim.before());
        return switch (readings.of(request)) {
            case Reading.Occurrences seen
            when seen.loosely() < claim.places() && seen.blind().isEmpty() ->
                new ClaimResult.Refuted(new RefutedBy.FewerPlaces(claim.after(), claim.places(), seen.loosely()));
            case Reading.Occurrences seen
            when seen.found() == claim.places() ->
                new ClaimResult.Verified(new Proof.ByReading(request), seen.places());
            case Reading.Occurrences seen ->
                ClaimCheck.undecidable(
                        "%d places hold the new text; which of them are new was not read".formatted(seen.found()));
            case Reading other -> ClaimCheck.unusable(other);
        };
    }

    private static ClaimResult none(
            String text, Reading.Occurrences seen, ReadingRequest request, Predicate<Place> against) {
        List<Place> places = seen.places().stream().filter(against).toList();
        List<Place> others = seen.places().stream().filter(against.negate()).toList();
        if (!places.isEmpty()) {
            return new ClaimResult.Refuted(new RefutedBy.StillThere(text, 0, places, others));
        }
        return seen.blind().isEmpty()
                ? new ClaimResult.Verified(new Proof.ByReading(request), others)
                : new ClaimResult.Unverified(new UnverifiedBy.SearchWasBlind(seen.blind()));
    }

    private static ClaimResult exactly(
            Claim.OccurrencesRemain claim, Reading.Occurrences seen, ReadingRequest request) {
        if (seen.found() == claim.count()) {
            return new ClaimResult.Verified(new Proof.ByReading(request), seen.places());
        }
        return seen.found() > claim.count() || seen.blind().isEmpty()
                ? new ClaimResult.Refuted(
                        new RefutedBy.StillThere(claim.text(), claim.count(), seen.places(), List.of()))
                : new ClaimResult.Unverified(new UnverifiedBy.SearchWasBlind(seen.blind()));
    }

    private static boolean countable(Place place) {
        return switch (place.kind()) {
            case CODE -> true;
            case PROSE -> !place.split();
            case HISTORY -> false;
        };
    }
}
