package dev.locum.app.cli;

import dev.locum.app.LocumProblem;
import dev.locum.app.cli.terminal.Plain;
import dev.locum.app.store.tree.TreeException;
import dev.locum.app.store.tree.TreeProblem;
import dev.locum.core.ledger.LedgerUnavailable;
import java.io.UncheckedIOException;
import java.util.Optional;

/** What a person is told of the failures that the parts of the program report in types of their own. */
final class KnownProblems {
    private KnownProblems() {}

    /** The problem that {@code failure} stands for; empty where nobody foresaw it. */
    static Optional<LocumProblem> in(Exception failure) {
        return switch (failure) {
            case LocumProblem problem -> Optional.of(problem);
            case TreeException tree -> Optional.of(of(tree.problem()).after(tree));
            case LedgerUnavailable ledger -> of(ledger.reason()).map(problem -> problem.after(ledger));
            case UncheckedIOException files ->
                Optional.of(LocumProblem.cannot("problem.files", Plain.line(words(files)))
                        .after(files));
            default -> Optional.empty();
        };
    }

    /** What was to be done, and what the system said to it. */
    private static String words(UncheckedIOException files) {
        String what = String.valueOf(files.getMessage());
        Throwable cause = files.getCause();
        String why = cause == null ? what : String.valueOf(cause.getMessage());
        return what.contains(why) ? what : what + ": " + why;
    }

    private static LocumProblem of(TreeProblem problem) {
        return switch (problem) {
            case TreeProblem.NoSuchFolder(var folder) -> LocumProblem.badInput("problem.tree.no-folder", folder);
            case TreeProblem.NotARepository(var folder) -> LocumProblem.badInput("problem.tree.no-repository", folder);
            case TreeProblem.Bare(var folder) -> LocumProblem.badInput("problem.tree.bare", folder);
            case TreeProblem.Refused(var folder, var reason) ->
                LocumProblem.cannot("problem.tree.refused", folder, Plain.line(reason));
            case TreeProblem.GitMissing(var program) -> LocumProblem.cannot("problem.tree.no-git", program);
            case TreeProblem.GitFailed(var command, var status, var said) ->
                LocumProblem.cannot(
                        "problem.tree.git-failed", Plain.line(String.join(" ", command)), status, Plain.line(said));
            case TreeProblem.GitTooSlow(var command, var limit) ->
                LocumProblem.cannot("problem.tree.git-slow", Plain.line(String.join(" ", command)), limit.toSeconds());
            case TreeProblem.StoreFailed(var folder, var reason) ->
                LocumProblem.cannot("problem.tree.store", folder, Plain.line(reason));
            case TreeProblem.UnknownState(var prefix) -> LocumProblem.badInput("problem.tree.unknown-state", prefix);
            case TreeProblem.AmbiguousState(var prefix, var candidates) ->
                LocumProblem.badInput("problem.tree.ambiguous", prefix, String.join(", ", candidates));
            case TreeProblem.NotEmpty(var folder) -> LocumProblem.badInput("problem.tree.not-empty", folder);
        };
    }

    /** A closed ledger is a fault of the program and no message for a person. */
    private static Optional<LocumProblem> of(LedgerUnavailable.Reason reason) {
        return switch (reason) {
            case LedgerUnavailable.Reason.ReadOnly(var place) ->
                Optional.of(LocumProblem.cannot("problem.ledger.read-only", place));
            case LedgerUnavailable.Reason.Full(var place) ->
                Optional.of(LocumProblem.cannot("problem.ledger.full", place));
            case LedgerUnavailable.Reason.Locked(var place) ->
                Optional.of(LocumProblem.cannot("problem.ledger.locked", place));
            case LedgerUnavailable.Reason.Damaged(var place, var what) ->
                Optional.of(LocumProblem.cannot("problem.ledger.damaged", place, Plain.line(what)));
            case LedgerUnavailable.Reason.Newer(var place, var found, var known) ->
                Optional.of(LocumProblem.cannot("problem.ledger.newer", place, found, known));
            case LedgerUnavailable.Reason.Unreachable(var place, var what) ->
                Optional.of(LocumProblem.cannot("problem.ledger.unreachable", place, Plain.line(what)));
            case LedgerUnavailable.Reason.Closed _ -> Optional.empty();
        };
    }
}
