package dev.locum.core.evidence.claim.prose;

import dev.locum.core.evidence.claim.Claim;
import java.util.List;
import java.util.Locale;
import java.util.NavigableSet;
import java.util.OptionalInt;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** "2 failing tests are pre-existing and unrelated", "`test_x` fails on main too", "упавшие тесты падали и раньше". */
final class OldTestsRule implements ProseRule {
    private static final Pattern OLD =
            Pattern.compile("pre-?existing|(?:existed|failed|failing|fails?|red|broken) (?:already )?"
                    + "(?:before (?:my|the|this|these|any)|on (?:main|master|the base)|at baseline)"
                    + "|(?:already|were) (?:failing|red|broken) before|predates? (?:my|this|the)"
                    + "|(?:падал\\p{L}*|красн\\p{L}*|сломан\\p{L}*|упал\\p{L}*) (?:и |уже )?(?:раньше|ранее|до)"
                    + "|не связан\\p{L}* с (?:моими|этими|моей|правк|изменен)\\p{L}*");
    private static final Pattern RED_TESTS = Pattern.compile("(?:(?<n>\\d{1,5}) )?(?:other |remaining |оставшиеся )?"
            + "(?:failing tests?|failed tests?|red tests?|test failures?|failures?|tests? (?:that )?(?:fail|fails|failing|failed)"
            + "|(?:падающ|упавш|красн)\\p{L}* тест\\p{L}*|тест\\p{L}*)");

    @Override
    public List<Claim> read(Sentence sentence) {
        String lower = sentence.lower();
        Matcher old = OLD.matcher(lower);
        if (!old.find() || !Assertion.current(sentence) || denied(lower, old.start())) {
            return List.of();
        }
        NavigableSet<String> names = new TreeSet<>();
        sentence.codes().stream()
                .filter(code -> code.matches("[\\w.:#/$\\[\\]-]{3,200}"))
                .forEach(names::add);
        names.removeIf(name -> CommandText.isPath(name) || name.equals("main") || name.equals("master"));
        Matcher red = RED_TESTS.matcher(lower);
        boolean found = red.find();
        if (!found
                && names.stream()
                        .noneMatch(name -> name.toLowerCase(Locale.ROOT).contains("test"))) {
            return List.of();
        }
        OptionalInt count = found && red.group("n") != null
                ? OptionalInt.of(Integer.parseInt(red.group("n")))
                : OptionalInt.empty();
        return List.of(new Claim.TestsAreOld(names, count));
    }

    private static boolean denied(String lower, int at) {
        String words = Words.of(lower.substring(Assertion.clauseStart(lower, at), at));
        return words.contains(" not ")
                || words.contains(" isn't ")
                || words.contains(" aren't ")
                || words.contains(" no ")
                || words.contains(" не ")
                || words.contains(" нет ");
    }
}
