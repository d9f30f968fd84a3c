package dev.locum.app.words;

import dev.locum.app.words.FindingText.Shown;
import dev.locum.core.evidence.Check;
import dev.locum.core.evidence.CheckOutcome;
import dev.locum.core.evidence.Evidence;
import dev.locum.core.gate.GateFact;
import dev.locum.core.gate.Judged;
import dev.locum.core.gate.Replay;
import dev.locum.core.gate.Task;
import dev.locum.core.gate.verdict.Finding;
import dev.locum.core.gate.verdict.Verdict;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The parts of a report that tell of a task, one after the other; a part with nothing to say is left out. */
final class TaskPages {
    private static final String INDENT = "  ";
    private static final String DEEPER = "    ";
    private static final int LONGEST_TASK = 160;

    private final Speech speech;
    private final Page page;
    private final Exhibits exhibits;
    private final FindingWords findings;
    private final Task task;
    private final Set<Shown.Quote> quoted = new HashSet<>();

    TaskPages(Speech speech, Page page, List<GateFact> trail) {
        this.speech = speech;
        this.page = page;
        this.exhibits = Exhibits.of(trail);
        this.findings = new FindingWords(speech, Reader.OWNER, exhibits);
        this.task = Replay.task(Replay.of(trail));
    }

    void all() {
        page.line("", speech.text("words.task.title", task.id(), Harmless.sentence(task.text(), LONGEST_TASK)));
        if (task.rounds().isEmpty()) {
            return;
        }
        rounds();
        task.lastRound().ifPresent(last -> {
            against(last);
            checks(last);
            notes(last);
            unseen(last);
        });
    }

    private void rounds() {
        RoundWords words = new RoundWords(speech);
        page.heading(speech.text("words.heading.rounds"));
        page.table(INDENT, task.rounds().stream().map(words::row).toList());
    }

    /** The findings that decided, with all that shows them. */
    private void against(Judged last) {
        List<Finding> deciding = switch (last.verdict()) {
            case Verdict.CleanByFloor _, Verdict.NeedContext _ -> List.of();
            case Verdict.Open(List<Finding> because) -> because;
            case Verdict.Fix(List<Finding> all) -> all;
            case Verdict.Owner(List<Finding> all) -> all;
        };
        if (deciding.isEmpty()) {
            return;
        }
        page.heading(speech.text("words.heading.against"));
        int number = 1;
        for (Finding finding : deciding) {
            show(number++, findings.say(finding));
        }
    }

    private void show(int number, FindingText text) {
        page.line(INDENT + number + ". ", DEEPER + " ", text.headline());
        for (Shown shown : text.shown()) {
            switch (shown) {
                case Shown.Fact(String sentence) -> page.line(DEEPER + " ", sentence);
                case Shown.Quote quote -> {
                    if (quoted.add(quote)) {
                        page.line(DEEPER + " ", quote.caption());
                        page.quote(DEEPER + " ", quote.lines());
                    }
                }
            }
        }
    }

    private void checks(Judged last) {
        if (last.handIn().checks().isEmpty()) {
            return;
        }
        page.heading(speech.text("words.heading.checks"));
        page.table(INDENT, last.handIn().checks().stream().map(this::row).toList());
    }

    private List<String> row(Check check) {
        Optional<Evidence> newest = exhibits.newest(check.id());
        if (newest.isEmpty()) {
            return List.of(check.id().value(), speech.text("words.check.not-run"));
        }
        Evidence piece = newest.get();
        Amounts amounts = new Amounts(speech);
        return List.of(
                check.id().value(),
                new OutcomeWords(speech).brief(piece.outcome()),
                piece.tests().map(report -> amounts.tally(report.tally())).orElse(silent(piece)),
                amounts.took(piece.took()));
    }

    private String silent(Evidence piece) {
        return piece.outcome() instanceof CheckOutcome.Green || piece.outcome() instanceof CheckOutcome.Red
                ? speech.text("words.check.no-tests-counted")
                : "-";
    }

    /** Old reds among them: they stand apart, because they are nobody's fault here. */
    private void notes(Judged last) {
        List<String> old = new ArrayList<>();
        List<String> other = new ArrayList<>();
        for (Finding note : RoundWords.notes(last)) {
            switch (note) {
                case Finding.OldReds _ -> old.add(findings.say(note).headline());
                case Finding.ClaimUnverified _ -> {}
                case Finding finding -> other.add(findings.say(finding).headline());
            }
        }
        bullets("words.heading.old-reds", old);
        bullets("words.heading.notes", other);
    }

    private void unseen(Judged last) {
        bullets("words.heading.unseen", new NotLookedAt(speech, findings).in(last));
    }

    private void bullets(String heading, List<String> sentences) {
        if (!sentences.isEmpty()) {
            page.heading(speech.text(heading));
            sentences.forEach(sentence -> page.line(INDENT + "- ", DEEPER, sentence));
        }
    }
}
