package dev.locum.core.evidence.tests;

import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The numbers of a closing line by the word beside them: {@code 1 failed, 2 passed} or {@code failures=1, errors=2}. */
final class Counts {
    private static final Pattern NUMBER_WORD = Pattern.compile("(\\d{1,9}) ([a-z]+(?: [a-z]+)?)");
    private static final Pattern WORD_NUMBER = Pattern.compile("([a-z]+(?: [a-z]+)?)=(\\d{1,9})");
    private final Map<String, Integer> numbers = new HashMap<>();

    private Counts() {}

    static Counts numberThenWord(String text) {
        return read(NUMBER_WORD.matcher(text), 1, 2);
    }

    static Counts wordThenNumber(String text) {
        return read(WORD_NUMBER.matcher(text), 2, 1);
    }

    private static Counts read(Matcher found, int number, int word) {
        Counts counts = new Counts();
        while (found.find()) {
            counts.numbers.merge(found.group(word), Integer.valueOf(found.group(number)), Integer::sum);
        }
        return counts;
    }

    /** The sum of the numbers beside any of {@code words}. */
    int of(String... words) {
        int sum = 0;
        for (String word : words) {
            sum += numbers.getOrDefault(word, 0);
        }
        return sum;
    }

    boolean isEmpty() {
        return numbers.isEmpty();
    }
}
