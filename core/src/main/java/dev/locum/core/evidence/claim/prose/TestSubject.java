package dev.locum.core.evidence.claim.prose;

import dev.locum.core.evidence.claim.Claim;
import dev.locum.core.evidence.claim.TestCount;
import dev.locum.core.evidence.claim.TestScope;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Which tests, and how many, the words around "tests pass" speak of. A word that is not known to be harmless narrows the
 * claim to what it names.
 */
record TestSubject(TestScope scope, Optional<TestCount> count) {
    private static final Set<String> HARMLESS_BEFORE = Set.of(
            "all",
            "every",
            "each",
            "the",
            "of",
            "out",
            "my",
            "our",
            "full",
            "entire",
            "whole",
            "complete",
            "automated",
            "test",
            "project",
            "project's",
            "still",
            "все",
            "всё",
            "весь",
            "из",
            "полный",
            "наши",
            "мои",
            "целиком",
            "в",
            "итоге");
    private static final Set<String> BEFORE_THE_SUBJECT = Set.of(
            "that",
            "so",
            "confirmed",
            "verified",
            "where",
            "as",
            "because",
            "since",
            "ran",
            "result",
            "results",
            "status",
            "then",
            "now",
            "i",
            "we",
            "yes",
            "ok",
            "fixed",
            "done",
            "finally",
            "with",
            "checked",
            "final",
            "also",
            "here",
            "and",
            "after",
            "have",
            "confirms",
            "shows",
            "что",
            "и",
            "итог",
            "результат",
            "теперь",
            "сейчас",
            "готово",
            "сделано",
            "также",
            "проверил",
            "проверила",
            "прогнал",
            "прогнала",
            "запустил",
            "запустила",
            "поэтому",
            "да",
            "после");
    private static final Pattern NUMBER = Pattern.compile("(\\d{1,7})(?:/(\\d{1,7}))?");
    private static final Pattern COUNT_AFTER = Pattern.compile(
            " ?[(:—–-]{1,2} ?(\\d{1,7})(?: ?(?:/|of|out of|из) ?(\\d{1,7}))?(?= ?(?:\\)|passed|tests|total|тест|,|\\.|$))");
    private static final Pattern ACTS_ON = Pattern.compile(
            " (?:the|a|an|it|them|their|this|through|over|by|arguments?|data|values?|\u27E6.*|null|none|\\d+ (?!passed|tests|of|green)\\p{L}+|на вход|через)(?: .*)?");
    private static final Pattern HARMLESS_AFTER = Pattern.compile(
            " (?:with (?:no|0|zero|exit|flying).*|in (?:about |under |~)?[\\d.]+ ?(?:s|ms|m|sec|seconds|min|minutes).*|for the first time|"
                    + "on the first try|after .*|since .*|без (?:ошибок|падений|сбоев)|с первого раза|за [\\d.,]+ ?(?:с|сек|мин).*|после .*)");
    private static final Pattern PART_AFTER = Pattern.compile(
            " (?:in|on|for|under|with|when|using|via|against|from|inside|within|at|в|на|для|из|под|с|при|через|at least) (.+)");

    /** Reads the clause around the noun that ends the match; empty where the words make it no claim at all. */
    static Optional<TestSubject> of(Sentence sentence, int noun, int end) {
        String lower = sentence.lower();
        List<String> modifiers = new ArrayList<>();
        List<Integer> numbers = new ArrayList<>();
        boolean all = false;
        String[] before = lower.substring(Assertion.clauseStart(lower, noun), noun)
                .strip()
                .split(" ", -1);
        for (int i = before.length - 1; i >= 0; i--) {
            String word = before[i].replaceAll("^[\"'*]+|[\"'*:]+$", "");
            Matcher number = NUMBER.matcher(word);
            if (BEFORE_THE_SUBJECT.contains(word)) {
                break;
            } else if (number.matches()) {
                if (number.group(2) != null) {
                    numbers.addFirst(Integer.parseInt(number.group(2)));
                }
                numbers.addFirst(Integer.parseInt(number.group(1)));
            } else if (!word.isEmpty() && !HARMLESS_BEFORE.contains(word)) {
                modifiers.addFirst(word);
            }
            all |= word.equals("all") || word.equals("все") || word.equals("every");
        }
        Matcher countAfter = COUNT_AFTER.matcher(lower);
        countAfter.region(end, lower.length());
        if (numbers.isEmpty() && countAfter.lookingAt()) {
            numbers.add(Integer.parseInt(countAfter.group(1)));
            if (countAfter.group(2) != null) {
                numbers.add(Integer.parseInt(countAfter.group(2)));
            }
        }
        String after = lower.substring(end, Assertion.clauseEnd(lower, end));
        if (ACTS_ON.matcher(after).matches()) {
            return Optional.empty();
        }
        if (modifiers.equals(List.of("both")) || modifiers.equals(List.of("оба"))) {
            return Optional.empty();
        }
        TestScope scope = modifiers.isEmpty()
                ? new TestScope.Whole()
                : new TestScope.Named(sentence.spelled(String.join(" ", modifiers)));
        return Optional.of(new TestSubject(scope, count(numbers, all)).after(after, sentence));
    }

    /** The claim for a place named between the noun and the verb. */
    Optional<TestSubject> in(String where, Sentence sentence) {
        return Optional.of(where.isEmpty() ? this : narrowed(where.strip().replaceFirst("^\\S+ ", ""), sentence));
    }

    /** Nothing, where its own numbers own up to failures. */
    Optional<TestSubject> plausible() {
        return count.filter(TestCount::admitsFailures).isPresent() ? Optional.empty() : Optional.of(this);
    }

    Claim claim() {
        return new Claim.TestsPass(scope, count);
    }

    private TestSubject after(String after, Sentence sentence) {
        Matcher part = PART_AFTER.matcher(after);
        return part.matches() && !HARMLESS_AFTER.matcher(after).matches() ? narrowed(part.group(1), sentence) : this;
    }

    private TestSubject narrowed(String words, Sentence sentence) {
        String name = sentence.spelled(words.strip());
        return new TestSubject(
                (words.indexOf(Sentence.OPEN) >= 0 && CommandText.isCommand(name))
                        ? new TestScope.RunBy(name)
                        : new TestScope.Named(name.toLowerCase(Locale.ROOT)),
                count);
    }

    private static Optional<TestCount> count(List<Integer> numbers, boolean all) {
        return switch (numbers.size()) {
            case 0 -> Optional.empty();
            case 1 ->
                Optional.of(
                        all ? TestCount.of(numbers.getFirst(), numbers.getFirst()) : TestCount.of(numbers.getFirst()));
            default -> Optional.of(TestCount.of(numbers.get(0), numbers.get(1)));
        };
    }
}
