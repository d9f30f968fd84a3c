package dev.locum.app.words;

import dev.locum.app.cli.terminal.Messages;
import dev.locum.app.words.FindingText.Shown;
import dev.locum.core.gate.GateFact;
import dev.locum.core.gate.verdict.Verdict;
import dev.locum.core.session.RunEnd;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Everything that is said, in files that a person can read from top to bottom. */
class GoldenWordsTest {
    private static final int WIDTH = 80;

    @ParameterizedTest
    @ValueSource(strings = {"en", "ru"})
    void shouldSayEveryFindingToAnOwner(String language) {
        FindingWords words = new FindingWords(in(language), Reader.OWNER, Samples.exhibits());
        StringBuilder all = new StringBuilder();
        Samples.findings().forEach(finding -> append(all, FindingKind.of(finding), words.say(finding)));

        Golden.shouldBe("findings_" + language + ".txt", all.toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "ru"})
    void shouldSayEveryVerdictEndAndOutcome(String language) {
        VerdictWords words = new VerdictWords(in(language));
        StringBuilder all = new StringBuilder();
        Samples.verdicts()
                .forEach(verdict -> all.append(words.word(verdict))
                        .append(" | ")
                        .append(words.line(verdict).text())
                        .append('\n'));
        Samples.ends().forEach(end -> all.append(words.line(end).text()).append('\n'));
        Samples.executorOutcomes()
                .forEach(outcome -> all.append(words.outcome(outcome)).append('\n'));

        Golden.shouldBe("endings_" + language + ".txt", all.toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "ru"})
    void shouldReportRunsAndTasks(String language) {
        RunReport report = new RunReport(in(language), Palette.PLAIN, WIDTH);
        String all = String.join(
                "\n==========\n\n",
                report.ofRun(Stories.run(new RunEnd.Clean(), Stories.told()), Stories.mended()),
                report.ofTask(Stories.forTheOwner()),
                report.ofRun(Stories.run(new RunEnd.Open()), Stories.notShown()),
                report.ofRun(
                        Stories.run(new RunEnd.OutOfRounds(1)), Stories.mended().subList(0, 6)),
                report.ofRun(
                        Stories.run(new RunEnd.ExecutorAsks("Which rounding?", List.of("half up", "half even"))),
                        Stories.mended().subList(0, 2)));

        Golden.shouldBe("reports_" + language + ".txt", all);
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "ru"})
    void shouldSayWhatHappensAsItHappens(String language) {
        ProgressWords words = new ProgressWords(in(language));
        StringBuilder all = new StringBuilder();
        for (GateFact fact : Stories.mended()) {
            words.line(fact).ifPresent(line -> all.append(line).append('\n'));
        }

        Golden.shouldBe("progress_" + language + ".txt", all.toString());
    }

    @Test
    void shouldTellAnExecutorWhatToMend() {
        FeedbackToExecutor feedback = new FeedbackToExecutor(in("en"));
        Exhibits exhibits = Samples.exhibits();
        StringBuilder all = new StringBuilder(
                feedback.after(Stories.lastRound(Stories.mended().subList(0, 6)), Exhibits.of(Stories.mended())));
        for (Verdict verdict : Samples.verdicts()) {
            all.append("==========\n").append(feedback.after(Stories.judged(Samples.findings(), verdict), exhibits));
        }

        Golden.shouldBe("feedback.txt", all.toString());
    }

    @Test
    void shouldTellProgramsInJson() {
        String all = String.join(
                "\n",
                JsonWords.ofRun(Stories.run(new RunEnd.Clean(), Stories.told()), Stories.mended()),
                JsonWords.ofTask(Stories.forTheOwner()),
                JsonWords.ofRun(Stories.run(new RunEnd.OutOfTime()), Stories.notShown()),
                "");

        Golden.shouldBe("reports.jsonl", all);
    }

    private static Speech in(String language) {
        return Messages.in(Locale.of(language));
    }

    private static void append(StringBuilder all, String kind, FindingText text) {
        all.append(kind).append(": ").append(text.headline()).append('\n');
        for (Shown shown : text.shown()) {
            switch (shown) {
                case Shown.Fact(String sentence) ->
                    all.append("  ").append(sentence).append('\n');
                case Shown.Quote(String caption, List<String> lines) -> {
                    all.append("  ").append(caption).append('\n');
                    lines.forEach(line -> all.append("  | ").append(line).append('\n'));
                }
            }
        }
    }
}
