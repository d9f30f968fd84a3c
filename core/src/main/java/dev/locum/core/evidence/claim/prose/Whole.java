package dev.locum.core.evidence.claim.prose;

import dev.locum.core.evidence.claim.Claim;
import dev.locum.core.evidence.claim.Source;
import dev.locum.core.evidence.claim.Stated;
import dev.locum.core.evidence.claim.TestScope;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** What the rest of a report says of a sentence's claim: a failure owned up to, a file that was removed again. */
final class Whole {
    private static final Pattern ADMITS_RED = Pattern.compile(
            "(?<![\\d.\\p{L}])[1-9]\\d{0,6} (?:tests? |of them )?(?:still )?(?:failed|failing|"
                    + "fails?|failures?|упал|пада)|still (?:fails?|failing|red)|(?:do not|don't|does not|doesn't|not all tests) pass|tests? (?:fails?|failed|"
                    + "are failing|is failing)(?![\\p{L}])|failing tests? |pre-?existing fail|не проход|падает|падают|упавш|красны[йех]");
    private static final Pattern ADMITS_UNCOMMITTED =
            Pattern.compile("uncommitted|unstaged|not (?:yet )?(?:been )?committed|"
                    + "(?:haven't|have not|didn't|did not) commit|незакоммич|не закоммич|не коммитил");
    private static final Pattern POINTS_BACK =
            Pattern.compile("(?<![\\p{L}])(?:it|them|that file|the script|the file|afterwards|again|"
                    + "его|её|их|потом|затем|после этого)(?![\\p{L}])");
    private static final int MOST_REMOVALS = 500;

    private final List<Sentence> removals;
    private final boolean red;
    private final boolean uncommitted;

    private Whole(List<Sentence> removals, boolean red, boolean uncommitted) {
        this.removals = removals;
        this.red = red;
        this.uncommitted = uncommitted;
    }

    static Whole of(List<Sentence> sentences) {
        List<Sentence> removals = new ArrayList<>();
        boolean red = false;
        boolean uncommitted = false;
        for (Sentence sentence : sentences) {
            String lower = sentence.lower();
            if (FilesRule.mentionsRemoval(lower)) {
                removals.add(sentence);
            }
            red |= sentence.standing() == Standing.ASSERTED
                    && ADMITS_RED.matcher(lower).find()
                    && speaksOfNow(lower);
            uncommitted |= ADMITS_UNCOMMITTED.matcher(lower).find();
        }
        return new Whole(removals, red, uncommitted);
    }

    /** The claims that the rest of the report leaves standing; one without a name of its own gets that of the last rename. */
    List<Stated> settle(List<Stated> claims) {
        List<Stated> settled = new ArrayList<>();
        String renamed = "";
        for (Stated stated : claims) {
            switch (stated.claim()) {
                case Claim.PlacesChanged(String before, String _, int _) -> renamed = before;
                case Claim.RenamedEverywhere(String before, String _) -> renamed = before;
                default -> {}
            }
            boolean nameless = stated.claim() instanceof Claim.OccurrencesRemain(String text, int _) && text.isEmpty();
            if (nameless && !renamed.isEmpty()) {
                settled.add(new Stated(new Claim.OccurrencesRemain(renamed, 0), stated.source()));
            } else if (!nameless && stands(stated)) {
                settled.add(stated);
            }
        }
        return settled;
    }

    private boolean stands(Stated stated) {
        return switch (stated.claim()) {
            case Claim.TestsPass(TestScope scope, var _) -> !(red && scope instanceof TestScope.Whole);
            case Claim.Committed _ -> !uncommitted;
            case Claim.FileExists(String path) -> !goneAgain(path, stated.source());
            default -> true;
        };
    }

    private boolean goneAgain(String path, Source source) {
        int from = source instanceof Source.Sentence sentence ? sentence.end() : 0;
        String name = path.substring(path.lastIndexOf('/') + 1);
        return removals.size() > MOST_REMOVALS
                || removals.stream()
                        .filter(removal -> removal.source().start() >= from)
                        .anyMatch(removal -> removal.source().text().contains(name)
                                || POINTS_BACK.matcher(removal.lower()).find());
    }

    private static boolean speaksOfNow(String lower) {
        String words = Words.of(lower);
        return !Words.EARLIER.in(words) && !Words.HARMLESS.in(words);
    }
}
