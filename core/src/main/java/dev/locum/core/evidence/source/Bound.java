package dev.locum.core.evidence.source;

import java.math.BigDecimal;

/**
 * A number in an assertion.
 *
 * @param value as written
 * @param loosens which way makes the assertion demand less
 */
public record Bound(BigDecimal value, Loosens loosens) {

    /** Which way a number must move for its assertion to demand less. */
    public enum Loosens {
        UPWARDS,
        DOWNWARDS,
        /** It is an expected value, or nothing is known of it. */
        NEITHER
    }

    /** Whether {@code later}, in the same place, demands less. */
    public boolean isLoosenedBy(Bound later) {
        int way = later.value.compareTo(value);
        return switch (loosens) {
            case UPWARDS -> way > 0;
            case DOWNWARDS -> way < 0;
            case NEITHER -> false;
        };
    }
}
