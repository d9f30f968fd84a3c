package dev.locum.core.ledger.secret;

import java.util.List;
import java.util.Optional;

/**
 * A value given to a name that promises a secret: {@code DB_PASSWORD=..}, {@code "apiKey": ".."}, {@code --token ..}.
 * Where a bare value could as well be prose or code, it has to look chosen.
 */
final class AssignmentShape implements SecretShape {
    private static final List<String> NAMES = List.of(
            "password",
            "passwd",
            "passphrase",
            "pwd",
            "secret",
            "token",
            "apikey",
            "api_key",
            "api-key",
            "accesskey",
            "access_key",
            "access-key",
            "secretkey",
            "secret_key",
            "secret-key",
            "privatekey",
            "private_key",
            "private-key",
            "credentials",
            "пароль",
            "токен");
    private static final int LEAST_TIGHT = 3;
    private static final int LEAST = 6;
    private static final int LEAST_NUMBER = 4;

    /** A bare value is judged by its beginning, so that names within names are not read over and over. */
    private static final int MOST_JUDGED = 64;

    /** How a value is tied to its name. */
    private enum Tie {
        /** {@code name=value}, as shells, property files and addresses write it. */
        TIGHT,
        /** {@code name: value} or {@code name = value}. */
        LOOSE,
        /** {@code --name value}. */
        OPTION
    }

    @Override
    public Optional<Secret> at(CharSequence text, int at) {
        if (!Words.startsAt(text, at)) {
            return Optional.empty();
        }
        var end = Words.end(text, at);
        if (!isNamed(text, at, end)) {
            return Optional.empty();
        }
        var afterName = Quoted.afterQuote(text, end);
        var separator = Words.blanks(text, afterName);
        if (isSeparator(text, separator)) {
            var signEnd = Words.run(text, separator, character -> ":=>".indexOf(character) >= 0);
            var value = Words.blanks(text, signEnd);
            var tight = separator == end && value == signEnd && text.charAt(separator) == '=';
            return value(
                    text, at, value, tight ? Tie.TIGHT : Tie.LOOSE, isKey(text, afterName, end) ? afterName - end : 0);
        }
        return Words.has(text, at - 2, "--") && afterName == end && separator > end
                ? value(text, at, separator, Tie.OPTION, 0)
                : Optional.empty();
    }

    /** Whether a name that ends there may be a key of JSON. */
    private static boolean isKey(CharSequence text, int afterName, int end) {
        return afterName > end && text.charAt(afterName - 1) == '"';
    }

    private static boolean isNamed(CharSequence text, int start, int end) {
        for (var name : NAMES) {
            if (end - start >= name.length() && Words.hasIgnoringCase(text, end - name.length(), name)) {
                return true;
            }
        }
        return false;
    }

    /** One of {@code : = := =>}, and not a comparison. */
    private static boolean isSeparator(CharSequence text, int at) {
        return (Words.has(text, at, ":") || Words.has(text, at, "="))
                && !Words.has(text, at, "==")
                && !Words.has(text, at, "::");
    }

    private static Optional<Secret> value(CharSequence text, int name, int start, Tie tie, int nameQuote) {
        var quoted = Quoted.at(text, start);
        if (quoted.isPresent() && closesAround(text, start, quoted.get(), nameQuote)) {
            return Optional.empty();
        }
        if (quoted.isPresent()) {
            return hidden(text, quoted.get().start(), quoted.get().end());
        }
        var judged = Words.run(text, start, start + MOST_JUDGED, AssignmentShape::isOfBareValue);
        if (nameQuote > 0 && isNumber(text, start, judged)) {
            return Optional.of(new Secret(start, judged, "0"));
        }
        return isSecret(text, name, start, judged, tie)
                ? hidden(text, start, Words.run(text, judged, AssignmentShape::isOfBareValue))
                : Optional.empty();
    }

    /**
     * Whether the quote belongs to the text around the assignment.
     *
     * @param nameQuote how long the double quote behind the name is with its backslashes, 0 where there is none
     */
    private static boolean closesAround(CharSequence text, int start, Quoted value, int nameQuote) {
        return nameQuote > 0 ? value.start() - start != nameQuote : value.isClosedAround(text);
    }

    private static Optional<Secret> hidden(CharSequence text, int start, int end) {
        return end > start && !Values.isReference(text, start) && !Values.isHarmless(text, start, end)
                ? Optional.of(Secret.between(start, end))
                : Optional.empty();
    }

    private static boolean isSecret(CharSequence text, int name, int start, int end, Tie tie) {
        if (isNamed(text, start, end) || Values.isExpression(text, start, end) || Words.has(text, end, "(")) {
            return false;
        }
        return switch (tie) {
            case TIGHT -> end - start >= LEAST_TIGHT;
            case OPTION -> end - start >= LEAST && Values.looksRandom(text, start, end);
            case LOOSE ->
                end - start >= LEAST && (Values.looksChosen(text, start, end) || isWholeLine(text, name, start, end));
        };
    }

    /** The form of a settings file: nothing on the line but the name and one word in small letters. */
    private static boolean isWholeLine(CharSequence text, int name, int start, int end) {
        var before = name;
        while (before > 0 && (text.charAt(before - 1) == ' ' || text.charAt(before - 1) == '\t')) {
            before--;
        }
        var startsLine = before == 0 || text.charAt(before - 1) == '\n';
        var endsLine = end == text.length() || text.charAt(end) == '\n' || text.charAt(end) == '\r';
        return startsLine
                && endsLine
                && Words.run(text, start, character -> character >= 'a' && character <= 'z') == end;
    }

    private static boolean isNumber(CharSequence text, int start, int end) {
        return end - start >= LEAST_NUMBER && Words.run(text, start, Words::isDigit) == end;
    }

    private static boolean isOfBareValue(int character) {
        return character > ' ' && "\"'`\\,;&|<>(){}[]".indexOf(character) < 0;
    }
}
