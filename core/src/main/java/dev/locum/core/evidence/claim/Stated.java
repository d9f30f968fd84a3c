package dev.locum.core.evidence.claim;

/** A claim together with where it was made. */
public record Stated(Claim claim, Source source) {

    /** A claim that was handed in on its own is held to its letter; prose is read with the claimant's benefit of doubt. */
    public boolean literal() {
        return source instanceof Source.Given;
    }
}
