package dev.locum.core.evidence.claim.prose;

import dev.locum.core.evidence.claim.Claim;
import dev.locum.core.evidence.claim.TestCount;
import dev.locum.core.evidence.claim.TestScope;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** "All 12 tests pass", "the suite is green", "тесты проходят". */
final class TestsPassRule implements ProseRule {
    private static final String ENGLISH = "(?<noun>tests|test suite|test cases|suite|specs)"
            + "(?<where>(?: (?:in|for|of|under|from|on|covering) [^,;:()]{1,80}?)?)"
            + " (?:(?:now|all|also|both|still|then|have|has|currently|again) ){0,3}"
            + "(?:pass|passes|passed|passing|green|succeed|succeeds|succeeded"
            + "|(?:are|is|come back|comes back|came back|run|runs|ran|stay|stays|remain|remains|went)"
            + " (?:(?:now|all|both|fully|completely|still|also|again|back) ){0,3}(?:green|passing|clean|ok|successful))";
    private static final String RUSSIAN = "(?<нет>тесты|тестов|теста|набор тестов|сьют)"
            + "(?<где>(?: (?:в|для|из|на) [^,;:()]{1,80}?)?)"
            + "[ ,—–-]{1,3}(?:(?:теперь|все|всё|снова|опять|оба|успешно|стали|сейчас|тоже) ){0,3}"
            + "(?:проходят|проходит|прошли|прош[её]л|пройдены|зел[её]ные|зел[её]ны|успешны)";
    private static final String AFTER = "(?![\\p{L}\\p{N}_-])";
    private static final Pattern CORE = Pattern.compile("(?<![\\p{L}\\p{N}_/.'-])(?:" + ENGLISH + "|"
            + RUSSIAN.replace("<нет>", "<rnoun>").replace("<где>", "<rwhere>") + ")" + AFTER);
    private static final Pattern INVERTED =
            Pattern.compile("(?<![\\p{L}\\p{N}_-])(?:проходят|прошли|пройдены|зел[её]ные)"
                    + " (?<subject>(?:все|всё|весь|\\d{1,7})(?: \\d{1,7})?) (?<noun>тесты|тестов|теста)" + AFTER);
    private static final Pattern PAIR =
            Pattern.compile("(?<![\\p{L}\\p{N}_/.-])(?<n>\\d{1,7}) (?:tests?|теста|тестов)[ ,—–:(-]{1,3}"
                    + "(?:both|all|оба|все)(?: of them| of which| они)?(?: are| now)? (?:pass|passed|passing|green|проходят|прошли|зел[её]ные)"
                    + AFTER);

    @Override
    public List<Claim> read(Sentence sentence) {
        if (!sentence.lower().contains("test")
                && !sentence.lower().contains("suite")
                && !sentence.lower().contains("spec")
                && !sentence.lower().contains("тест")
                && !sentence.lower().contains("сьют")) {
            return List.of();
        }
        Matcher pair = PAIR.matcher(sentence.lower());
        if (pair.find()) {
            int n = Integer.parseInt(pair.group("n"));
            return subject(sentence, pair.start(), pair.end())
                    .filter(subject -> subject.scope() instanceof TestScope.Whole)
                    .<Claim>map(subject -> new Claim.TestsPass(subject.scope(), Optional.of(TestCount.of(n, n))))
                    .stream()
                    .toList();
        }
        Matcher inverted = INVERTED.matcher(sentence.lower());
        if (inverted.find()) {
            return subject(sentence, inverted.start("noun"), inverted.end()).map(TestSubject::claim).stream()
                    .toList();
        }
        Matcher core = CORE.matcher(sentence.lower());
        if (!core.find()) {
            return List.of();
        }
        boolean english = core.group("noun") != null;
        String where = english ? core.group("where") : core.group("rwhere");
        return subject(sentence, core.start(english ? "noun" : "rnoun"), core.end())
                .flatMap(subject -> subject.in(where, sentence))
                .flatMap(TestSubject::plausible)
                .map(TestSubject::claim)
                .stream()
                .toList();
    }

    private static Optional<TestSubject> subject(Sentence sentence, int noun, int end) {
        return Assertion.holds(sentence) && Assertion.unrestricted(sentence) && Assertion.affirmed(sentence, noun, end)
                ? TestSubject.of(sentence, noun, end)
                : Optional.empty();
    }
}
