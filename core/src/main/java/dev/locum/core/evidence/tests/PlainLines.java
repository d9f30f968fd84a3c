package dev.locum.core.evidence.tests;

import dev.locum.core.evidence.TestReport;
import dev.locum.core.evidence.TestReport.Source;
import dev.locum.core.evidence.TestTally;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A home-made runner: {@code 3 passed, 0 failed} alone on a line, a word with a colon may stand before it. */
final class PlainLines implements LineReader {
    private static final Pattern CLOSING =
            Pattern.compile("\\s*(?:\\w+: +)?(\\d{1,9}) passed, (\\d{1,9}) failed(?:, (\\d{1,9}) skipped)?\\.?\\s*");

    private Optional<TestTally> last = Optional.empty();

    @Override
    public void line(String line) {
        if (!line.contains(" passed, ")) {
            return;
        }
        Matcher closing = CLOSING.matcher(line);
        if (closing.matches()) {
            int skipped = closing.group(3) == null ? 0 : Integer.parseInt(closing.group(3));
            last = Optional.of(
                    new TestTally(Integer.parseInt(closing.group(1)), Integer.parseInt(closing.group(2)), skipped));
        }
    }

    @Override
    public Optional<TestReport> report() {
        return last.map(tally -> new Names().report("plain", tally, Source.CLOSING_LINE));
    }
}
