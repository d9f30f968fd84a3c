package dev.locum.app.words;

import dev.locum.core.gate.verdict.Finding;

/** The name of each kind of finding, in JSON and in message keys. A published name never changes. */
final class FindingKind {
    private FindingKind() {}

    static String of(Finding finding) {
        return switch (finding) {
            case Finding.ClaimRefuted _ -> "claim-refuted";
            case Finding.ClaimUnverified _ -> "claim-unverified";
            case Finding.NothingHandedIn _ -> "nothing-handed-in";
            case Finding.NoCheck _ -> "no-check";
            case Finding.CheckRed _ -> "check-red";
            case Finding.TestsRed _ -> "tests-red";
            case Finding.OldReds _ -> "old-reds";
            case Finding.RedOfUnknownAge _ -> "red-of-unknown-age";
            case Finding.CheckTellsNothing _ -> "check-tells-nothing";
            case Finding.NoTestRan _ -> "no-test-ran";
            case Finding.FewerTests _ -> "fewer-tests";
            case Finding.EvidenceStale _ -> "evidence-stale";
            case Finding.TestWeakened _ -> "test-weakened";
            case Finding.MachineryChanged _ -> "machinery-changed";
            case Finding.ForbiddenPath _ -> "forbidden-path";
            case Finding.HiddenByIndex _ -> "hidden-by-index";
            case Finding.LeftBehind _ -> "left-behind";
        };
    }
}
