package dev.locum.core.evidence.claim;

import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One way to word a claim.
 *
 * @param example shown to somebody whose claim was not understood
 * @param words the whole claim, case-insensitively
 * @param meaning the claim, or empty where the parts make none
 */
record ClaimForm(String example, Pattern words, Function<Matcher, Optional<Claim>> meaning) {

    static ClaimForm worded(String example, String words, Function<Matcher, Claim> meaning) {
        return wordedInPart(example, words, matcher -> Optional.of(meaning.apply(matcher)));
    }

    static ClaimForm wordedInPart(String example, String words, Function<Matcher, Optional<Claim>> meaning) {
        return new ClaimForm(example, Pattern.compile(words, Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE), meaning);
    }

    Optional<Claim> read(String said) {
        Matcher matcher = words.matcher(said);
        return matcher.matches() ? meaning.apply(matcher) : Optional.empty();
    }
}
