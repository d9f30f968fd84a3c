package dev.locum.core.evidence.claim;

import java.util.List;

/** Why nothing was shown. */
public sealed interface UnverifiedBy {

    /** The command is neither an accepted check nor one that this session ran itself in this task. */
    record CommandNotAccepted(String command) implements UnverifiedBy {}

    record CouldNotStart(String run, String why) implements UnverifiedBy {}

    /** It ran, but ended without saying anything about the work: at its limit, by a signal, given up. */
    record NoResult(String run, String why) implements UnverifiedBy {}

    /** It may run but has not yet on this tree. */
    record NotRun(String run) implements UnverifiedBy {}

    /** The newest result is about an earlier tree. */
    record Stale(String run) implements UnverifiedBy {}

    /** One tree, two results. */
    record Flaky(String run) implements UnverifiedBy {}

    /** The check is red, though every test it counted passed: that is not the claim's matter. */
    record RedForAnotherReason(String run) implements UnverifiedBy {}

    record NoBaseline() implements UnverifiedBy {}

    /** No accepted check and no run of the session fits what the claim names. */
    record NoSuchCheck(String name) implements UnverifiedBy {}

    /** The result holds, the number named with it was shown by no run. */
    record CountNotShown(TestCount claimed) implements UnverifiedBy {}

    /** Nothing at the path that was named, but here, where the claimant may have meant. */
    record FoundElsewhere(String path, List<String> places) implements UnverifiedBy {
        public FoundElsewhere {
            places = List.copyOf(places);
        }
    }

    /** The search did not find what is known to be there, or could not see all: its zero proves nothing. */
    record SearchWasBlind(String why) implements UnverifiedBy {}

    /** No reading that Locum can make decides it. */
    record NotDecidable(String why) implements UnverifiedBy {}
}
