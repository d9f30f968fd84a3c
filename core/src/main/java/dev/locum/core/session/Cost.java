package dev.locum.core.session;

import java.math.BigDecimal;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * What a call of an executor used, as far as its program says so. What it does not say is not known; it is not zero.
 *
 * @param inputTokens tokens read, cached ones included
 * @param outputTokens tokens written
 * @param dollars the price in US dollars as the program states it
 */
public record Cost(OptionalLong inputTokens, OptionalLong outputTokens, Optional<BigDecimal> dollars) {
    public static final Cost UNKNOWN = new Cost(OptionalLong.empty(), OptionalLong.empty(), Optional.empty());

    /** The sum of what is known of both; unknown only where neither is known. */
    public Cost plus(Cost other) {
        return new Cost(
                sum(inputTokens, other.inputTokens),
                sum(outputTokens, other.outputTokens),
                dollars.isEmpty()
                        ? other.dollars
                        : Optional.of(dollars.get().add(other.dollars.orElse(BigDecimal.ZERO))));
    }

    private static OptionalLong sum(OptionalLong one, OptionalLong other) {
        return one.isEmpty() ? other : OptionalLong.of(one.getAsLong() + other.orElse(0));
    }
}
