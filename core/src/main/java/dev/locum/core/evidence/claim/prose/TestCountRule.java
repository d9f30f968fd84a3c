package dev.locum.core.evidence.claim.prose;

import dev.locum.core.evidence.claim.Claim;
import dev.locum.core.evidence.claim.TestCount;
import dev.locum.core.evidence.claim.TestScope;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** "Golden suite: 4966/4966 ALL PASSED", "12 passed, 0 failed", "exit 0, all green", "Тесты: все зелёные". */
final class TestCountRule implements ProseRule {
    private static final String END = "(?![\\p{L}\\p{N}_-])";
    private static final Pattern RATIO =
            Pattern.compile("(?<![\\d/.\\p{L}])(?<n>\\d{1,7}) ?(?:/|of|out of|из) ?(?<m>\\d{1,7})"
                    + "(?: (?:tests|test|specs|тестов|теста|are|all|have)){0,3} "
                    + "(?:passed|passing|pass|green|пройдено|пройдены|прошли|прошло|зел[её]ные)" + END);
    private static final Pattern PASSED =
            Pattern.compile("(?<![\\d/.\\p{L}])(?<n>\\d{1,7}) (?:passed|passing|пройдено|прошло)" + END);
    private static final Pattern FAILED = Pattern.compile(
            "(?<![\\d.])[1-9]\\d{0,6} (?:tests? )?"
                    + "(?:failed|failures?|errors?|failing|fail|xfailed|упал\\p{L}*|падени\\p{L}*|не прош\\p{L}*|провал\\p{L}*|ошиб\\p{L}*)");
    private static final Pattern LABELLED =
            Pattern.compile("^(?:all |все )?(?:tests?|test suite|full suite|suite|unit tests|тесты)"
                    + "(?: results?| status| run)? ?[:—–-]{1,2} ?(?:all |все )?(?:pass|passed|passing|green|ok|зел[её]ные|проходят|прошли|успешно)"
                    + END);
    private static final Pattern ALL_GREEN = Pattern.compile(
            "(?<![\\p{L}\\p{N}-])(?:all|everything|everything is|everything's|вс[её]) (?:green|passes|passing|зел[её]н[оы]?е?)"
                    + END);
    private static final Set<String> OF_TESTS = Set.of(
            "test", "tests", "suite", "pytest", "specs", "jest", "vitest", "mvn", "тест", "тесты", "тестов", "сьют",
            "прогон");
    private static final Set<String> PLAIN_LABEL = Set.of(
            "test",
            "tests",
            "suite",
            "result",
            "results",
            "full",
            "the",
            "whole",
            "entire",
            "all",
            "run",
            "status",
            "summary",
            "final",
            "ran",
            "i",
            "now",
            "and",
            "tally",
            "тесты",
            "тест",
            "результат",
            "результаты",
            "итог",
            "все",
            "прогон");
    private static final Set<String> ELSEWHERE =
            Set.of("ci", "pipeline", "workflow", "actions", "build", "lint", "production");

    @Override
    public List<Claim> read(Sentence sentence) {
        String lower = sentence.lower();
        if (FAILED.matcher(lower).find()) {
            return List.of();
        }
        Matcher ratio = RATIO.matcher(lower);
        if (ratio.find()) {
            TestCount count = TestCount.of(Integer.parseInt(ratio.group("n")), Integer.parseInt(ratio.group("m")));
            return count.admitsFailures() ? List.of() : counted(sentence, ratio, count);
        }
        Matcher passed = PASSED.matcher(lower);
        if (passed.find()) {
            return counted(sentence, passed, TestCount.of(Integer.parseInt(passed.group("n"))));
        }
        Matcher labelled = LABELLED.matcher(lower);
        if (labelled.find()) {
            return asserted(sentence, labelled) ? List.of(Claim.TestsPass.WHOLE) : List.of();
        }
        Matcher green = ALL_GREEN.matcher(lower);
        List<String> words = List.of(Words.of(lower).strip().split(" +"));
        boolean ofTests =
                words.stream().anyMatch(OF_TESTS::contains) && words.stream().noneMatch(ELSEWHERE::contains);
        return green.find() && ofTests && asserted(sentence, green) ? List.of(Claim.TestsPass.WHOLE) : List.of();
    }

    private static List<Claim> counted(Sentence sentence, Matcher match, TestCount count) {
        return asserted(sentence, match)
                ? scope(sentence, match.start())
                        .<Claim>map(scope -> new Claim.TestsPass(scope, Optional.of(count)))
                        .stream()
                        .toList()
                : List.of();
    }

    /** What the words before the count say it counts; empty where they make it doubtful that it counts tests. */
    private static Optional<TestScope> scope(Sentence sentence, int at) {
        Matcher code = Pattern.compile(Sentence.CODE).matcher(sentence.lower());
        code.region(0, at);
        while (code.find()) {
            String text = sentence.code(code.group("code"));
            return Optional.of(CommandText.isCommand(text) ? new TestScope.RunBy(text) : new TestScope.Named(text));
        }
        String before = sentence.lower().substring(0, at).strip();
        String[] words = Words.of(before).strip().split(" +");
        List<String> named = List.of(words).stream()
                .filter(word -> !word.isEmpty() && !PLAIN_LABEL.contains(word))
                .toList();
        if (named.isEmpty()) {
            return Optional.of(new TestScope.Whole());
        }
        boolean label = before.endsWith(":") || before.endsWith("—") || before.endsWith("–") || before.endsWith("-");
        return label && named.size() <= 4
                ? Optional.of(new TestScope.Named(String.join(" ", named)))
                : Optional.empty();
    }

    private static boolean asserted(Sentence sentence, Matcher match) {
        return Assertion.holds(sentence)
                && Assertion.unrestricted(sentence)
                && Assertion.affirmed(sentence, match.start(), match.end());
    }
}
