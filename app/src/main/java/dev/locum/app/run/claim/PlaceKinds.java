package dev.locum.app.run.claim;

import dev.locum.core.evidence.claim.Place;
import java.util.Locale;
import java.util.regex.Pattern;

/** Tells code from prose, and prose from a history that may name what is gone. */
final class PlaceKinds {
    private static final Pattern PROSE =
            Pattern.compile(".*\\.(?:md|mdx|markdown|rst|adoc|asciidoc|txt|org|textile)|(?:.*/)?(?:readme|"
                    + "contributing|license|notice|authors)");
    private static final Pattern READ_BY_PROGRAMS =
            Pattern.compile("(?:.*/)?(?:cmakelists|requirements[\\w.-]*|constraints[\\w.-]*|robots|humans)\\.txt");
    private static final Pattern HISTORY =
            Pattern.compile("(?:.*/)?(?:changelog|changes|history|news|releases?|release[-_]notes|"
                    + "migrating|migration|upgrading|upgrade)(?:\\.[a-z]+)?|(?:.*/)?(?:changelog\\.d|changes\\.d|newsfragments|\\.changeset)/.*"
                    + "|(?:.*/)?\\.locum/.*");
    private static final Pattern STATES_RENAME = Pattern.compile(
            "renam|deprecat|formerly|previously|used to be|was called|replaced by|superseded|переимен|устар|раньше|прежде|замен[её]н");

    private PlaceKinds() {}

    static Place.Kind of(String path, String excerpt, String renamedTo) {
        String lower = path.toLowerCase(Locale.ROOT);
        boolean prose = PROSE.matcher(lower).matches()
                && !READ_BY_PROGRAMS.matcher(lower).matches();
        boolean statesRename = (prose
                        && STATES_RENAME
                                .matcher(excerpt.toLowerCase(Locale.ROOT))
                                .find())
                || (!renamedTo.isEmpty() && excerpt.contains(renamedTo));
        boolean named = lower.substring(lower.lastIndexOf('/') + 1).indexOf('.') > 0;
        boolean history = HISTORY.matcher(lower).matches() && (prose || !named || lower.contains(".locum/"));
        if (history || statesRename) {
            return Place.Kind.HISTORY;
        }
        return prose ? Place.Kind.PROSE : Place.Kind.CODE;
    }
}
