package dev.locum.core.evidence.claim.prose;

import dev.locum.core.evidence.claim.Claim;
import dev.locum.core.evidence.claim.TestScope;
import java.util.Optional;

/** Claims in the short spelling of the corpus. */
final class Shorthand {
    private Shorthand() {}

    static String of(Claim claim) {
        return switch (claim) {
            case Claim.TestsPass(TestScope scope, var count) -> "tests" + of(scope) + after(count);
            case Claim.NumberEquals(var number, String command) -> "num " + number + " " + command;
            case Claim.FileExists(String path) -> "file " + path;
            case Claim.FileContains(String path, String text) -> "holds " + path + " " + text;
            case Claim.FileAbsent(String path) -> "gone " + path;
            case Claim.CommitHolds(String revision, var files) -> "commit " + revision + " " + String.join(",", files);
            case Claim.Committed(var revision) -> "committed" + after(revision);
            case Claim.Pushed _ -> "pushed";
            case Claim.PlacesChanged(String before, String after, int places) ->
                "places " + before + ">" + after + " " + places;
            case Claim.RenamedEverywhere(String before, String after) -> "everywhere " + before + ">" + after;
            case Claim.OccurrencesRemain(String text, int count) -> (count == 0 ? "none " : count + " of ") + text;
            case Claim.TaskClosed(String task) -> "closed " + task;
            case Claim.CommandSucceeds(String command, int exit) -> "cmd " + command + (exit == 0 ? "" : " =" + exit);
            case Claim.TestsAreOld(var names, var count) ->
                "old" + (names.isEmpty() ? "" : " " + String.join(",", names))
                        + (count.isPresent() ? " " + count.getAsInt() : "");
            case Claim.WholeTaskDone _ -> "done";
        };
    }

    private static String of(TestScope scope) {
        return switch (scope) {
            case TestScope.Whole _ -> "";
            case TestScope.Named(String name) -> "[" + name + "]";
            case TestScope.RunBy(String command) -> "{" + command + "}";
        };
    }

    private static String after(Optional<?> part) {
        return part.map(value -> " " + value).orElse("");
    }
}
