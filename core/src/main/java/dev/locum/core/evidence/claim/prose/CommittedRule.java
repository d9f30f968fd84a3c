package dev.locum.core.evidence.claim.prose;

import dev.locum.core.evidence.claim.Claim;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** "Committed.", "All changes are committed as `a1b2c3d`", "Закоммитил и запушил". */
final class CommittedRule implements ProseRule {
    private static final String WHAT =
            "(?: (?:everything|it|(?:all |all the |the |my |these )?(?:changes|work)|вс[её]|изменения|"
                    + "(?:все )?(?:изменения|правки)))?";
    private static final String COMMIT =
            "(?:(?: (?:as|in|with hash|at|как|в)(?: commit| коммит\\p{L}?)?)? (?<revision>\u27E6\\d{1,3}\u27E7|"
                    + "[0-9a-f]{7,40}))?";
    private static final String PUSHED = "(?: (?:and|и) (?<pushed>pushed|запушил\\p{L}?|запушено))?";
    private static final String TAIL =
            "(?: (?:locally|to (?:the )?(?:\\S+ )?branch|to \\S+|on \\S+|в ветку \\S+|локально))?(?=[.!,;:(—–]|$| -)";
    private static final Pattern COMMITTED = Pattern.compile("(?:^|(?<=[,;—–:] )|(?<= and )|(?<= и ))(?:and |и )?(?:"
            + "(?:i |i've |i have |we )?(?:committed|закоммитил\\p{L}?|закоммичено|я закоммитил\\p{L}?)" + WHAT
            + "|(?:everything|all changes|(?:the |my |all the )?(?:changes|work)) (?:is|are|has been|have been|were|was)(?: now| all)? committed"
            + "|(?:все )?(?:изменения|правки) закоммичены|вс[её] закоммичено)" + COMMIT + PUSHED
            + COMMIT.replace("<revision>", "<later>") + TAIL);
    private static final Pattern PUSH =
            Pattern.compile("(?:^|(?<=[,;—–:] ))(?:i |i've |i have )?(?:pushed|запушил\\p{L}?|запушено)(?=[ .!,;]|$)");

    @Override
    public List<Claim> read(Sentence sentence) {
        List<Claim> claims = new ArrayList<>();
        String lower = sentence.lower();
        boolean speaksOfIt = lower.contains("commit")
                || lower.contains("push")
                || lower.contains("комми")
                || lower.contains("запуш");
        if (!speaksOfIt || !Assertion.holds(sentence)) {
            return claims;
        }
        Matcher committed = COMMITTED.matcher(lower);
        if (committed.find()
                && Assertion.unrestricted(sentence)
                && Assertion.affirmed(sentence, committed.start(), committed.end())) {
            claims.add(new Claim.Committed(revision(sentence, committed)));
            if (committed.group("pushed") != null) {
                claims.add(new Claim.Pushed());
            }
        }
        Matcher pushed = PUSH.matcher(lower);
        if (pushed.find() && Assertion.affirmed(sentence, pushed.start(), pushed.end())) {
            claims.add(new Claim.Pushed());
        }
        return claims;
    }

    private static Optional<String> revision(Sentence sentence, Matcher committed) {
        String first = committed.group("revision");
        return Optional.ofNullable(first == null ? committed.group("later") : first)
                .map(sentence::spelled)
                .filter(hash -> hash.matches("[0-9a-f]{7,40}") && hash.chars().anyMatch(Character::isDigit));
    }
}
