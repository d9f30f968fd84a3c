package dev.locum.app.words;

import dev.locum.core.gate.verdict.Finding;

/** Says one finding: what is wrong and what shows it. Each family of findings has its own words. */
final class FindingWords {
    private final ClaimWords claims;
    private final CheckWords checks;
    private final TestWords tests;
    private final TreeWords tree;

    FindingWords(Speech speech, Reader reader, Exhibits exhibits) {
        this.claims = new ClaimWords(speech, reader, exhibits);
        this.checks = new CheckWords(speech, exhibits);
        this.tests = new TestWords(speech);
        this.tree = new TreeWords(speech);
    }

    FindingText say(Finding finding) {
        return switch (finding) {
            case Finding.ClaimRefuted refuted -> claims.refuted(refuted);
            case Finding.ClaimUnverified unverified -> claims.unverified(unverified);
            case Finding.NothingHandedIn nothing -> tree.say(nothing);
            case Finding.NoCheck none -> checks.say(none);
            case Finding.CheckRed red -> checks.say(red);
            case Finding.TestsRed red -> checks.say(red);
            case Finding.OldReds old -> checks.say(old);
            case Finding.RedOfUnknownAge red -> checks.say(red);
            case Finding.CheckTellsNothing silent -> checks.say(silent);
            case Finding.NoTestRan none -> checks.say(none);
            case Finding.FewerTests fewer -> checks.say(fewer);
            case Finding.EvidenceStale stale -> checks.say(stale);
            case Finding.TestWeakened weakened -> tests.say(weakened);
            case Finding.MachineryChanged machinery -> tree.say(machinery);
            case Finding.ForbiddenPath forbidden -> tree.say(forbidden);
            case Finding.HiddenByIndex hidden -> tree.say(hidden);
            case Finding.LeftBehind left -> tree.say(left);
        };
    }
}
