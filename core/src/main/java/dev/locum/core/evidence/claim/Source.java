package dev.locum.core.evidence.claim;

/** Where a claim was made. */
public sealed interface Source {

    /** Handed in on its own, in the words of the claim grammar. */
    record Given(String text) implements Source {}

    /**
     * A sentence of a report.
     *
     * @param text the sentence as written
     * @param start offset of its first character in the report
     * @param end offset after its last character
     */
    record Sentence(String text, int start, int end) implements Source {}
}
