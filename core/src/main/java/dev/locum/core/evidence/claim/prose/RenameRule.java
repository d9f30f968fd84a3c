package dev.locum.core.evidence.claim.prose;

import dev.locum.core.evidence.claim.Claim;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** "Renamed old_api to new_api in all 12 places", "0 occurrences of `x` remain", "заменил `a` на `b` везде". */
final class RenameRule implements ProseRule {
    private static final String NAME = "(?:\u27E6\\d{1,3}\u27E7|[a-z_$][\\w$.]{2,80}(?:\\(\\))?)";
    private static final Pattern RENAMED =
            Pattern.compile("(?<![\\p{L}])(?:renamed|replaced|migrated|переименовал\\p{L}?|"
                    + "переименован\\p{L}?|заменил\\p{L}?|заменен\\p{L}?|заменён)"
                    + " (?:(?:all|every|the|uses?|usages?|calls?|references?|occurrences?|of|to|function|method|class|variable|field|все|"
                    + "вызовы|функцию|метод|класс) ){0,5}(?<before>" + NAME
                    + ") (?:to|with|by|into|->|→|=>|на|в) (?<after>" + NAME + ")");
    /** What is replaced or migrated may be a product that is called like a file: moment.js. */
    private static final Pattern MOVED = Pattern.compile("(?<![\\p{L}])(?:renamed|переименова)");

    private static final Pattern PLACES = Pattern.compile(
            "(?:in|at|across|в|во) (?<all>all |всех )?(?<n>\\d{1,6}) (?:places|files|locations|spots|call sites|modules|местах|файлах)");
    private static final Pattern EVERYWHERE =
            Pattern.compile("everywhere|across the (?:whole |entire )?(?:codebase|repo|repository|"
                    + "project|tree|code)|throughout|везде|повсюду|во вс[её]м (?:проекте|коде|репозитории)");
    private static final Pattern NONE =
            Pattern.compile("(?<![\\p{L}\\p{N}])(?:0|no|zero|нет|ноль) (?:more |other |remaining )?"
                    + "(?:occurrences?|references?|uses?|usages?|mentions?|вхождений|упоминаний|использований)"
                    + "(?: (?:of|to) (?<name>" + NAME + "))?(?: (?<rname>\u27E6\\d{1,3}\u27E7))?"
                    + " ?(?:remain|remains|remaining|left|anywhere|не осталось|осталось|exist|are left|in the (?:tree|repo|codebase|code))"
                    + "|(?:не осталось|осталось 0) (?:вхождений|упоминаний|использований) (?<after>" + NAME + ")");

    @Override
    public List<Claim> read(Sentence sentence) {
        List<Claim> claims = new ArrayList<>();
        Matcher renamed = RENAMED.matcher(sentence.lower());
        boolean found = renamed.find();
        if (found && Assertion.holds(sentence) && Assertion.affirmed(sentence, renamed.start(), renamed.end())) {
            String before = name(sentence, renamed, "before");
            String after = name(sentence, renamed, "after");
            if (identifier(before) && identifier(after) && !before.equals(after)) {
                renamed(sentence, before, after, claims);
            }
        }
        Matcher none = NONE.matcher(sentence.lower());
        if (none.find() && Assertion.holds(sentence) && !Words.EXCEPTION.in(Words.of(sentence.lower()))) {
            for (String group : List.of("name", "rname", "after")) {
                if (none.group(group) != null) {
                    add(name(sentence, none, group), claims);
                    return claims;
                }
            }
            claims.add(new Claim.OccurrencesRemain("", 0));
        }
        return claims;
    }

    private static void renamed(Sentence sentence, String before, String after, List<Claim> claims) {
        Matcher places = PLACES.matcher(sentence.lower());
        boolean counted = places.find();
        if (counted) {
            claims.add(new Claim.PlacesChanged(before, after, Integer.parseInt(places.group("n"))));
        }
        boolean all = counted && places.group("all") != null;
        if ((all || EVERYWHERE.matcher(sentence.lower()).find()) && Assertion.unrestricted(sentence)) {
            claims.add(new Claim.RenamedEverywhere(before, after));
        }
        if (claims.isEmpty()) {
            once(sentence, before, after).ifPresent(claims::add);
        }
    }

    /**
     * What a rename says that names no places. A renamed file stands under its new name. The last part of a name with
     * more parts may well be all that was written anew, so that nothing follows from it.
     */
    private static Optional<Claim> once(Sentence sentence, String before, String after) {
        if (CommandText.isPath(before) && CommandText.isPath(after)) {
            return MOVED.matcher(sentence.lower()).find() ? Optional.of(new Claim.FileExists(after)) : Optional.empty();
        }
        return after.matches("[\\w$-]+") ? Optional.of(new Claim.PlacesChanged(before, after, 1)) : Optional.empty();
    }

    private static void add(String name, List<Claim> claims) {
        if (identifier(name)) {
            claims.add(new Claim.OccurrencesRemain(name, 0));
        }
    }

    /** The name as written: offsets in the lower-case text are those of the plain one. */
    private static String name(Sentence sentence, Matcher match, String group) {
        String written = sentence.spelled(sentence.plain().substring(match.start(group), match.end(group)));
        return written.endsWith("()") ? written.substring(0, written.length() - 2) : written.replaceFirst("\\.$", "");
    }

    /** A word that people do not also use in prose: it holds a capital inside, a digit, an underscore, a dot or a dash. */
    private static boolean identifier(String name) {
        return name.length() >= 3 && name.matches("[\\w.$:/@-]{3,120}") && name.matches(".+[A-Z0-9_.$:/-].*|.*_.*");
    }
}
