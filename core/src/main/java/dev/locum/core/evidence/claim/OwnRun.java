package dev.locum.core.evidence.claim;

import dev.locum.core.evidence.EvidenceId;
import dev.locum.core.evidence.Output;
import dev.locum.core.evidence.TestReport;
import dev.locum.core.evidence.TreeState;
import dev.locum.core.evidence.claim.shell.BareCommand;
import java.time.Instant;
import java.util.Optional;

/**
 * A command that the session ran itself, bare: the exit status provably is the command's own.
 *
 * @param id its name in the trail
 * @param command the text, see {@link BareCommand}
 * @param tree the tree it ran on
 * @param at when it ended
 * @param exit its own exit status
 * @param tests what it reported of tests, where a known runner reported
 * @param output what it printed
 */
public record OwnRun(
        EvidenceId id,
        String command,
        TreeState tree,
        Instant at,
        int exit,
        Optional<TestReport> tests,
        Output output) {}
