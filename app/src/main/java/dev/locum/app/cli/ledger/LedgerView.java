package dev.locum.app.cli.ledger;

import dev.locum.app.cli.terminal.Surroundings;
import dev.locum.app.words.EntryText;
import dev.locum.app.words.FactWords;
import dev.locum.core.ledger.Body;
import dev.locum.core.ledger.Entry;
import dev.locum.core.ledger.Recorded;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;

/** Entries of the ledger, for a person or a program. */
final class LedgerView {
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm:ss", Locale.ROOT);
    private static final int DIGITS = 8;

    private final Surroundings here;
    private final boolean json;
    private final FactWords words;

    LedgerView(Surroundings here, boolean json) {
        this.here = here;
        this.json = json;
        this.words = new FactWords(here.messages());
    }

    void nothing() {
        if (!json) {
            here.say("ledger.nothing");
        }
    }

    void list(List<Recorded> entries) {
        if (entries.isEmpty()) {
            nothing();
        }
        entries.forEach(recorded -> here.terminal().out().println(json ? EntryText.json(recorded) : line(recorded)));
    }

    void whole(Recorded recorded) {
        if (json) {
            here.terminal().out().println(EntryText.json(recorded));
            return;
        }
        Entry entry = recorded.entry();
        here.say(
                "ledger.entry",
                entry.sequence(),
                time(entry.at()),
                entry.stream(),
                entry.position(),
                entry.kind(),
                entry.key());
        here.say("ledger.entry.digests", entry.body(), entry.chain());
        here.say("ledger.entry.says", words.say(recorded));
        if (recorded.body() instanceof Body.Kept kept && !kept.digest().equals(entry.body())) {
            here.say("ledger.entry.changed");
        }
        EntryText.indented(recorded).forEach(line -> here.terminal().out().println("  " + line));
    }

    private String line(Recorded recorded) {
        Entry entry = recorded.entry();
        return here.messages()
                .text(
                        "ledger.line",
                        "%6d".formatted(entry.sequence()),
                        time(entry.at()),
                        entry.chain().hex().substring(0, DIGITS),
                        entry.stream(),
                        entry.kind(),
                        words.say(recorded));
    }

    private static String time(Instant at) {
        return TIME.format(at.atZone(ZoneId.systemDefault()));
    }
}
