package dev.locum.core.evidence.claim;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Optional;

/**
 * A number as somebody wrote it: its precision is part of what is claimed.
 *
 * @param value the number, with as many decimals as were written
 * @param percent whether a percent sign followed
 */
public record ClaimedNumber(BigDecimal value, boolean percent) {
    private static final int LONGEST = 30;

    /** Reads {@code 42}, {@code 91.5%}, {@code 1,024} or {@code 91,5}; empty when it is no number. */
    public static Optional<ClaimedNumber> parse(String written) {
        String text = written.strip();
        boolean percent = text.endsWith("%");
        if (percent) {
            text = text.substring(0, text.length() - 1).strip();
        }
        text = text.matches("\\d{1,3}(,\\d{3})+(\\.\\d+)?") ? text.replace(",", "") : text.replace(',', '.');
        if (text.length() > LONGEST || !text.matches("[-+]?\\d+(\\.\\d+)?")) {
            return Optional.empty();
        }
        return Optional.of(new ClaimedNumber(new BigDecimal(text), percent));
    }

    /** Whether {@code seen}, rounded or cut to the precision claimed, is this number. */
    public boolean agreesWith(BigDecimal seen) {
        return seen.setScale(value.scale(), RoundingMode.HALF_UP).compareTo(value) == 0
                || seen.setScale(value.scale(), RoundingMode.DOWN).compareTo(value) == 0;
    }

    @Override
    public String toString() {
        return value.toPlainString() + (percent ? "%" : "");
    }
}
