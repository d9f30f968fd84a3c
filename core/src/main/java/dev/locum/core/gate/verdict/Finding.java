package dev.locum.core.gate.verdict;

import dev.locum.core.evidence.CheckId;
import dev.locum.core.evidence.CheckOutcome;
import dev.locum.core.evidence.EvidenceId;
import dev.locum.core.evidence.TestName;
import dev.locum.core.evidence.claim.ClaimResult;
import dev.locum.core.evidence.claim.Stated;
import dev.locum.core.evidence.leftover.Leftover;
import dev.locum.core.evidence.weakening.MachineryChange;
import dev.locum.core.evidence.weakening.TestChange;
import java.util.List;

/**
 * What a lens found. Each kind knows its effect, so that none can be sent back by mistake.
 *
 * <p>Source of the effects: the ground rules, "What sends back" and "Finer points".
 */
public sealed interface Finding {

    /** What this does to the verdict. */
    Effect effect();

    /** The same for the same fault in every round: the brakes count by it. */
    String key();

    /** A sentence or a given claim is false. */
    record ClaimRefuted(Stated claim, ClaimResult.Refuted result) implements Finding {
        @Override
        public Effect effect() {
            return Effect.SENDS_BACK;
        }

        @Override
        public String key() {
            return "claim-refuted/" + claim.claim();
        }
    }

    /** A claim that nothing could show: listed as not looked at. */
    record ClaimUnverified(Stated claim, ClaimResult.Unverified result) implements Finding {
        @Override
        public Effect effect() {
            return Effect.NOTE;
        }

        @Override
        public String key() {
            return "claim-unverified/" + claim.claim();
        }
    }

    /** No change since the baseline, no claim and no word, although it was asked for. */
    record NothingHandedIn() implements Finding {
        @Override
        public Effect effect() {
            return Effect.OPENS;
        }

        @Override
        public String key() {
            return "nothing-handed-in";
        }
    }

    /** There is no accepted check: nothing can be shown. */
    record NoCheck() implements Finding {
        @Override
        public Effect effect() {
            return Effect.OPENS;
        }

        @Override
        public String key() {
            return "no-check";
        }
    }

    /** An accepted check is red through something that was not red at the baseline. */
    record CheckRed(CheckId check, List<CheckOutcome.RedReason> reasons, EvidenceId evidence) implements Finding {
        public CheckRed {
            reasons = List.copyOf(reasons);
        }

        @Override
        public Effect effect() {
            return Effect.SENDS_BACK;
        }

        @Override
        public String key() {
            return "check-red/" + check;
        }
    }

    /** Tests that were green or absent at the baseline are red now. */
    record TestsRed(CheckId check, List<TestName> tests, EvidenceId evidence) implements Finding {
        public TestsRed {
            tests = List.copyOf(tests);
        }

        @Override
        public Effect effect() {
            return Effect.SENDS_BACK;
        }

        @Override
        public String key() {
            return "tests-red/" + check + "/" + tests;
        }
    }

    /** Tests that were red at the baseline and still are: nobody's fault here. */
    record OldReds(CheckId check, List<TestName> tests) implements Finding {
        public OldReds {
            tests = List.copyOf(tests);
        }

        @Override
        public Effect effect() {
            return Effect.NOTE;
        }

        @Override
        public String key() {
            return "old-reds/" + check;
        }
    }

    /** Red, and nothing tells whether it was so before. */
    record RedOfUnknownAge(CheckId check, Age age, EvidenceId evidence) implements Finding {
        /** Why its age is not known. */
        public enum Age {
            /** Red at the baseline too, and the runner names no tests. */
            RED_BEFORE_WITHOUT_NAMES,
            /** The check was not run at a baseline. */
            NOT_RUN_BEFORE
        }

        @Override
        public Effect effect() {
            return Effect.OPENS;
        }

        @Override
        public String key() {
            return "red-of-unknown-age/" + check;
        }
    }

    /** The check says nothing about the work: it could not start, hung, wavered, or was given up. */
    record CheckTellsNothing(CheckId check, CheckOutcome outcome) implements Finding {
        @Override
        public Effect effect() {
            return Effect.OPENS;
        }

        @Override
        public String key() {
            return "check-tells-nothing/" + check;
        }
    }

    /** The runner was content and no test ran. */
    record NoTestRan(CheckId check, EvidenceId evidence) implements Finding {
        @Override
        public Effect effect() {
            return Effect.OPENS;
        }

        @Override
        public String key() {
            return "no-test-ran/" + check;
        }
    }

    /**
     * A check that may not run fewer tests than the last clean work ran fewer. The owner may have asked for that, and no
     * executor can mend it then: so it is theirs to say.
     */
    record FewerTests(CheckId check, int before, int ran, EvidenceId evidence) implements Finding {
        @Override
        public Effect effect() {
            return Effect.ASKS_OWNER;
        }

        @Override
        public String key() {
            return "fewer-tests/" + check;
        }
    }

    /** The tree is another than the one the evidence speaks about. */
    record EvidenceStale(CheckId check, EvidenceId evidence) implements Finding {
        @Override
        public Effect effect() {
            return Effect.OPENS;
        }

        @Override
        public String key() {
            return "evidence-stale/" + check;
        }
    }

    /** A test was taken away, skipped or made weaker; {@code proof} decides what follows. */
    record TestWeakened(TestChange change, Proof proof, Attribution attribution) implements Finding {
        @Override
        public Effect effect() {
            return attribution.weigh(proof.effectOf(change));
        }

        @Override
        public String key() {
            return "test-weakened/" + change.test();
        }
    }

    /** What decides whether a check can be trusted to mean the same was changed. */
    record MachineryChanged(MachineryChange change, Attribution attribution) implements Finding {
        @Override
        public Effect effect() {
            return attribution.weigh(
                    switch (change.kind()) {
                        case LOOSENED, CHANGED -> Effect.ASKS_OWNER;
                        case TIGHTENED -> Effect.NOTE;
                    });
        }

        @Override
        public String key() {
            return "machinery/" + change.file() + "/" + change.key();
        }
    }

    /** A path that the owner closed to executors was changed. */
    record ForbiddenPath(String path, String glob, Attribution attribution) implements Finding {
        @Override
        public Effect effect() {
            return attribution.weigh(Effect.SENDS_BACK);
        }

        @Override
        public String key() {
            return "forbidden-path/" + path;
        }
    }

    /** An index bit hides a file's changes from git: sent back once, then only shown. */
    record HiddenByIndex(String path, String bit, boolean toldBefore) implements Finding {
        @Override
        public Effect effect() {
            return toldBefore ? Effect.NOTE : Effect.SENDS_BACK;
        }

        @Override
        public String key() {
            return "hidden-by-index/" + path;
        }
    }

    /** Something left behind: conflict markers go back, all else is a note. */
    record LeftBehind(Leftover leftover, Attribution attribution) implements Finding {
        @Override
        public Effect effect() {
            return attribution.weigh(leftover instanceof Leftover.ConflictMarkers ? Effect.SENDS_BACK : Effect.NOTE);
        }

        @Override
        public String key() {
            return "left-behind/" + leftover;
        }
    }
}
