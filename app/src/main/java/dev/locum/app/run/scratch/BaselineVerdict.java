package dev.locum.app.run.scratch;

import dev.locum.core.evidence.CheckOutcome;
import dev.locum.core.evidence.Evidence;
import dev.locum.core.evidence.TestName;
import dev.locum.core.evidence.TestReport;
import dev.locum.core.evidence.weakening.TestChange;
import dev.locum.core.gate.verdict.Proof;

/** What a run with the baseline's version of one test proves, beside the same run without it. Doubt proves nothing. */
final class BaselineVerdict {
    private BaselineVerdict() {}

    static Proof of(TestChange change, Evidence control, Evidence withBaseline) {
        return switch (withBaseline.outcome()) {
            case CheckOutcome.Green _ ->
                control.outcome() instanceof CheckOutcome.Green ? Proof.PASSES_ON_NEW_CODE : Proof.NOT_LOOKED_AT;
            case CheckOutcome.Red _ -> ofRed(change, control, withBaseline);
            case CheckOutcome.CouldNotStart _,
                    CheckOutcome.TimedOut _,
                    CheckOutcome.Died _,
                    CheckOutcome.Uncounted _,
                    CheckOutcome.Flaky _,
                    CheckOutcome.TreeKeptMoving _,
                    CheckOutcome.Cancelled _ -> Proof.NOT_LOOKED_AT;
        };
    }

    private static Proof ofRed(TestChange change, Evidence control, Evidence withBaseline) {
        if (control.tests().isEmpty()) {
            return control.outcome() instanceof CheckOutcome.Green ? Proof.FAILS_ON_NEW_CODE : Proof.NOT_LOOKED_AT;
        }
        if (withBaseline.tests().isEmpty()) {
            return Proof.NOT_LOOKED_AT;
        }
        TestReport report = withBaseline.tests().get();
        boolean named = report.red().stream().anyMatch(red -> isSame(red, change.test()));
        boolean redBefore = control.tests().get().red().stream().anyMatch(red -> isSame(red, change.test()));
        if (named) {
            return redBefore ? Proof.NOT_LOOKED_AT : Proof.FAILS_ON_NEW_CODE;
        }
        boolean allRan = report.namesEveryRed()
                && report.tally().ran() >= control.tests().get().tally().ran();
        return allRan ? Proof.PASSES_ON_NEW_CODE : Proof.NOT_LOOKED_AT;
    }

    /** A runner names a test with its file or class before it, the source only by its own name. */
    private static boolean isSame(TestName reported, TestName inSource) {
        String own = lastPart(inSource.value());
        String theirs = reported.value();
        return theirs.equals(own)
                || (theirs.endsWith(own) && isBorder(theirs.charAt(theirs.length() - own.length() - 1)))
                || lastPart(theirs).equals(own);
    }

    private static String lastPart(String name) {
        String bare = name.replaceFirst("\\s*[(\\[].*$", "");
        int at = Math.max(bare.lastIndexOf("::"), Math.max(bare.lastIndexOf('#'), bare.lastIndexOf(" > ")));
        String part = at < 0 ? bare : bare.substring(at + 1).replaceFirst("^[:#> ]+", "");
        return part.contains(" ") ? part : part.substring(part.lastIndexOf('.') + 1);
    }

    private static boolean isBorder(char before) {
        return !Character.isLetterOrDigit(before) && before != '_';
    }
}
