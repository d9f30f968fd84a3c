package dev.locum.core.evidence.claim.prose;

import dev.locum.core.evidence.claim.Stated;
import java.util.List;

/**
 * What a report says.
 *
 * @param claims in the order of the text, each once; at most {@link ReportReader#MOST_CLAIMS}
 * @param stop what the text says the stop is
 */
public record ReportReading(List<Stated> claims, StopText stop) {
    public ReportReading {
        claims = List.copyOf(claims);
    }
}
