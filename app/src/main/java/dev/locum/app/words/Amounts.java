package dev.locum.app.words;

import dev.locum.core.evidence.TestName;
import dev.locum.core.evidence.TestTally;
import dev.locum.core.evidence.claim.TestCount;
import dev.locum.core.session.Cost;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;

/** Counts, durations, prices and lists of names, as people write them. */
final class Amounts {
    private static final int NAMES = 5;
    private static final DateTimeFormatter MOMENT =
            DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm 'UTC'", Locale.ROOT).withZone(ZoneOffset.UTC);

    private final Speech speech;

    Amounts(Speech speech) {
        this.speech = speech;
    }

    /** "2 of 14 tests failed", or what else there is to say of a run. */
    String failed(TestTally tally) {
        return speech.count("words.tally.failed", tally.ran(), tally.failed());
    }

    /** "12 passed, 2 failed, 1 skipped"; what is zero is left out. */
    String tally(TestTally tally) {
        List<String> parts = new ArrayList<>();
        add(parts, "words.tally.passed", tally.passed());
        add(parts, "words.tally.red", tally.failed());
        add(parts, "words.tally.skipped", tally.skipped());
        return parts.isEmpty() ? speech.text("words.tally.none") : String.join(", ", parts);
    }

    String tests(TestCount count) {
        return count.total().isPresent()
                ? speech.text("words.count.of", count.passed(), count.total().getAsInt())
                : String.valueOf(count.passed());
    }

    String took(Duration took) {
        long seconds = took.toSeconds();
        if (seconds < 60) {
            return speech.text("words.took.seconds", String.format(Locale.ROOT, "%.1f", took.toMillis() / 1000.0));
        }
        return seconds < 3600
                ? speech.text("words.took.minutes", seconds / 60, seconds % 60)
                : speech.text("words.took.hours", seconds / 3600, seconds % 3600 / 60);
    }

    String moment(Instant moment) {
        return MOMENT.format(moment);
    }

    /** What a program does not say is not zero: it is not told. */
    String cost(Cost cost) {
        List<String> parts = new ArrayList<>();
        cost.dollars().ifPresent(price -> parts.add("$" + price.toPlainString()));
        cost.inputTokens().ifPresent(n -> parts.add(speech.text("words.cost.read", grouped(n))));
        cost.outputTokens().ifPresent(n -> parts.add(speech.text("words.cost.written", grouped(n))));
        return parts.isEmpty() ? speech.text("words.cost.unknown") : String.join(", ", parts);
    }

    String tests(Collection<TestName> tests) {
        return names(tests.stream().map(TestName::value).toList());
    }

    /** The first few, each made harmless, and how many more there are. */
    String names(Collection<String> names) {
        List<String> shown = names.stream().limit(NAMES).map(Harmless::name).toList();
        String listed = String.join(", ", shown);
        int more = names.size() - shown.size();
        return more > 0 ? speech.text("words.names.more", listed, more) : listed;
    }

    private void add(List<String> parts, String key, int number) {
        if (number > 0) {
            parts.add(speech.text(key, number));
        }
    }

    private static String grouped(long number) {
        return String.format(Locale.ROOT, "%,d", number).replace(',', '\u00a0');
    }
}
