package dev.locum.app.store.tree;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** Why a tree state could not be taken, found or used. */
public sealed interface TreeProblem {

    /** The folder is not there, or is not a folder. */
    record NoSuchFolder(Path folder) implements TreeProblem {}

    /** No git repository holds the folder, and no state of it was ever taken. */
    record NotARepository(Path folder) implements TreeProblem {}

    /** The repository has no working tree. */
    record Bare(Path folder) implements TreeProblem {}

    /** Git itself refuses the repository, for instance because another user owns it. */
    record Refused(Path folder, String reason) implements TreeProblem {}

    record GitMissing(String program) implements TreeProblem {}

    /** A call of git ended with an error; {@code said} is what it wrote. */
    record GitFailed(List<String> command, int status, String said) implements TreeProblem {}

    record GitTooSlow(List<String> command, Duration limit) implements TreeProblem {}

    /** The owner's folder cannot be written: a full disk, a read-only one, missing rights. */
    record StoreFailed(Path folder, String reason) implements TreeProblem {}

    /** No recorded state of this working tree begins so. */
    record UnknownState(String prefix) implements TreeProblem {}

    /** Several recorded states begin so. */
    record AmbiguousState(String prefix, List<String> candidates) implements TreeProblem {}

    /** The folder for an export is not empty. */
    record NotEmpty(Path folder) implements TreeProblem {}

    /** Whether there is no working tree, now and later. */
    default boolean isGone() {
        return this instanceof NoSuchFolder || this instanceof NotARepository;
    }

    /** In English, for records and logs; a person at the terminal is told from the message files. */
    default String words() {
        return switch (this) {
            case NoSuchFolder(var folder) -> "there is no folder " + folder;
            case NotARepository(var folder) -> folder + " is in no git repository";
            case Bare(var folder) -> folder + " is a repository without a working tree";
            case Refused(var folder, var reason) -> "git refuses " + folder + ": " + reason;
            case GitMissing(var program) -> "the program " + program + " is not there";
            case GitFailed(var command, var status, var said) ->
                String.join(" ", command) + " ended with " + status + ": " + said;
            case GitTooSlow(var command, var limit) ->
                String.join(" ", command) + " took longer than " + limit.toSeconds() + " s";
            case StoreFailed(var folder, var reason) -> folder + " cannot be written: " + reason;
            case UnknownState(var prefix) -> "no recorded state begins with " + prefix;
            case AmbiguousState(var prefix, var candidates) ->
                "several recorded states begin with " + prefix + ": " + String.join(", ", candidates);
            case NotEmpty(var folder) -> folder + " is not empty";
        };
    }
}
