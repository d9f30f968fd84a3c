package dev.locum.core.ledger;

/**
 * How the facts of one family become bytes and come back. The same fact gives the same bytes in every process, and a kind
 * never changes its meaning: a new meaning is a new kind.
 */
public interface Codec<F> {

    Kind kind(F fact);

    byte[] encode(F fact);

    /** @throws UnreadableFact when the kind is not of this family or the bytes are not of this kind */
    F decode(Kind kind, byte[] bytes);
}
