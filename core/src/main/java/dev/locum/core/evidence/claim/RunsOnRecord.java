package dev.locum.core.evidence.claim;

import dev.locum.core.evidence.Check;
import dev.locum.core.evidence.CheckId;
import dev.locum.core.evidence.CheckOutcome;
import dev.locum.core.evidence.CheckOutcome.RedReason;
import dev.locum.core.evidence.Evidence;
import dev.locum.core.evidence.TreeState;
import dev.locum.core.evidence.claim.shell.BareCommand;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The runs a task has on record, and the answers they give.
 *
 * @param tree the tree at hand
 * @param accepted the accepted checks
 * @param newest the newest evidence of each check
 * @param baseline what the checks said before the work began; empty where there is no baseline
 * @param own the session's own bare runs
 */
public record RunsOnRecord(
        TreeState tree,
        List<Check> accepted,
        Map<CheckId, Evidence> newest,
        Optional<Map<CheckId, Evidence>> baseline,
        OwnRuns own) {
    public RunsOnRecord {
        accepted = List.copyOf(accepted);
        newest = Map.copyOf(newest);
        baseline = baseline.map(Map::copyOf);
    }

    /** Answers a request; a command that was hidden behind a pipe is answered by its part before the pipe. */
    public Reading answer(ReadingRequest.OfRuns request) {
        return switch (request) {
            case ReadingRequest.TestRuns _ -> new Reading.TestsSeen(tree, accepted, newest, own);
            case ReadingRequest.BaselineTests _ ->
                baseline.<Reading>map(Reading.BaselineSeen::new).orElseGet(Reading.NoBaseline::new);
            case ReadingRequest.CommandOutput(String command) -> output(bare(command));
        };
    }

    private Reading output(String command) {
        for (Check check : accepted) {
            if (check.command().equals(command)) {
                return ofCheck(check);
            }
        }
        List<OwnRun> same = own.known().stream()
                .filter(run -> run.command().equals(command))
                .toList();
        return same.stream()
                .filter(run -> run.tree().equals(tree))
                .reduce((_, later) -> later)
                .<Reading>map(run ->
                        new Reading.Ran(run.id(), tree, run.exit(), run.output().kept()))
                .orElseGet(() -> same.isEmpty() ? new Reading.NotAccepted() : new Reading.NotRunYet());
    }

    private Reading ofCheck(Check check) {
        Evidence evidence = newest.get(check.id());
        if (evidence == null || !evidence.freshAt(tree) || !evidence.isOf(check)) {
            return new Reading.NotRunYet();
        }
        return switch (evidence.outcome()) {
            case CheckOutcome.Green _, CheckOutcome.Uncounted _ -> ran(evidence, check.exit());
            case CheckOutcome.Red(List<RedReason> reasons) -> ran(evidence, exit(reasons, check.exit()));
            case CheckOutcome.CouldNotStart(String why) -> new Reading.CouldNotStart(why);
            case CheckOutcome.TimedOut _ -> new Reading.Failed("it was ended at its limit");
            case CheckOutcome.Died _ -> new Reading.Failed("it was ended by a signal");
            case CheckOutcome.Flaky _ -> new Reading.Failed("two runs on one tree gave two results");
            case CheckOutcome.TreeKeptMoving _ -> new Reading.Failed("the working tree kept moving");
            case CheckOutcome.Cancelled _ -> new Reading.NotRunYet();
        };
    }

    private Reading ran(Evidence evidence, int exit) {
        return new Reading.Ran(evidence.id(), tree, exit, evidence.output().kept());
    }

    private static int exit(List<RedReason> reasons, int expected) {
        int exit = expected;
        for (RedReason reason : reasons) {
            if (reason instanceof RedReason.ExitStatus(int _, int actual)) {
                exit = actual;
            }
        }
        return exit;
    }

    private static String bare(String command) {
        return switch (BareCommand.of(command)) {
            case BareCommand.Bare(String text) -> text;
            case BareCommand.Hidden(String text, String _) -> text;
        };
    }
}
