package dev.locum.app.agent;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.Optional;

/**
 * What one round may cost.
 *
 * @param wall the time after which the executor is ended
 * @param usd the money it may spend; kept only by executors that count it
 */
public record Limits(Duration wall, Optional<BigDecimal> usd) {
    public Limits {
        if (wall.isNegative() || wall.isZero()) {
            throw new IllegalArgumentException("a round needs time above zero: " + wall);
        }
        usd.filter(money -> money.signum() <= 0).ifPresent(money -> {
            throw new IllegalArgumentException("a round that counts money needs some: " + money);
        });
    }

    public static Limits of(Duration wall) {
        return new Limits(wall, Optional.empty());
    }
}
