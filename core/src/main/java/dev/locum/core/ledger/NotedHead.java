package dev.locum.core.ledger;

import java.util.regex.Pattern;

/**
 * The end of a chain as somebody wrote it down elsewhere: what shows that a chain was cut off or replaced, which its own
 * links cannot.
 *
 * @param entries how many entries there were
 * @param prefix how the last link started, at least {@value #LEAST_DIGITS} hexadecimal digits of it
 */
public record NotedHead(long entries, String prefix) {
    public static final int LEAST_DIGITS = 8;

    private static final Pattern FORM = Pattern.compile("([1-9][0-9]{0,17}):([0-9a-f]{" + LEAST_DIGITS + ",64})");

    /** Reads {@code ENTRIES:DIGITS}. */
    public static NotedHead parse(String text) {
        var parts = FORM.matcher(text);
        if (!parts.matches()) {
            throw new IllegalArgumentException("not a noted head: " + text);
        }
        return new NotedHead(Long.parseLong(parts.group(1)), parts.group(2));
    }

    /** What a chain is found to be that is intact in itself. */
    public Verification against(Ledger ledger, Verification found) {
        return switch (found) {
            case Verification.Broken broken -> broken;
            case Verification.Intact intact ->
                ledger.entry(entries)
                        .map(recorded -> recorded.entry().chain().hex().startsWith(prefix)
                                ? found
                                : new Verification.Broken(entries, new Flaw.NotAsNoted(), intact))
                        .orElseGet(() -> intact.brokenBy(intact.entries() + 1, new Flaw.Missing()));
        };
    }
}
