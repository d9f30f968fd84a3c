package dev.locum.core.evidence;

import dev.locum.core.evidence.Corroboration.Measured;
import dev.locum.core.evidence.TestReport.Source;
import dev.locum.core.ledger.Digest;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Runs of a check for tests that need no process. */
final class Runs {
    static final Check CHECK = Check.of("tests", "run-tests");

    private Runs() {}

    static TreeState tree(String content) {
        return new TreeState(Digest.of(content.getBytes(StandardCharsets.UTF_8)).hex());
    }

    static Output output(String printed) {
        byte[] bytes = printed.getBytes(StandardCharsets.UTF_8);
        return new Output(Digest.of(bytes), bytes.length, printed, "");
    }

    static Trial trial(Ending ending, String printed) {
        return new Trial(ending, Optional.empty(), output(printed), new TreeSet<>(), tree("a"), tree("a"));
    }

    static Trial counted(int status, int passed, Source source, String... red) {
        return new Trial(
                new Ending.Exited(status),
                Optional.of(new TestReport(
                        new TestTally(passed, red.length, 0),
                        names(red),
                        new TreeSet<>(),
                        new TreeSet<>(),
                        new TreeSet<>(List.of("pytest")),
                        source)),
                Output.NONE,
                new TreeSet<>(),
                tree("a"),
                tree("a"));
    }

    static Trial on(Trial trial, String before, String after) {
        return new Trial(trial.ending(), trial.tests(), trial.output(), trial.missing(), tree(before), tree(after));
    }

    static Measured green(String before, String after) {
        Trial trial = on(counted(0, 2, Source.CLOSING_LINE), before, after);
        return new Measured(trial, new CheckOutcome.Green());
    }

    static Measured red(String before, String after, String... names) {
        Trial trial = on(counted(1, 2, Source.CLOSING_LINE, names), before, after);
        return new Measured(trial, new CheckOutcome.Red(List.of(new CheckOutcome.RedReason.ExitStatus(0, 1))));
    }

    static Evidence evidence(Measured run) {
        return new Evidence(
                new EvidenceId("e1"),
                CHECK.id(),
                CHECK.digest(),
                TreeBinding.still(run.trial().after()),
                Instant.EPOCH,
                Duration.ZERO,
                run.outcome(),
                run.trial().tests(),
                run.trial().output());
    }

    static SortedSet<TestName> names(String... names) {
        return Arrays.stream(names).map(TestName::new).collect(Collectors.toCollection(TreeSet::new));
    }
}
