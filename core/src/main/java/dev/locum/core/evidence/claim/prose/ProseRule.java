package dev.locum.core.evidence.claim.prose;

import dev.locum.core.evidence.claim.Claim;
import java.util.List;

/** Recognises one kind of claim in a sentence. It would rather miss a claim than read one that was not made. */
@FunctionalInterface
interface ProseRule {
    List<Claim> read(Sentence sentence);

    /** The rules, in the order in which their claims are reported for one sentence. */
    static List<ProseRule> all() {
        return List.of(
                new TestsPassRule(),
                new TestCountRule(),
                new OldTestsRule(),
                new RenameRule(),
                new FilesRule(),
                new CommittedRule(),
                new CommandRule());
    }
}
