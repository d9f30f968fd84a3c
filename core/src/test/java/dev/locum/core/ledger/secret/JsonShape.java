package dev.locum.core.ledger.secret;

import java.util.regex.Pattern;

/** Whether a text is one flat JSON object of strings and numbers, without spaces. */
final class JsonShape {
    private static final String STRING = "\"(?:[^\"\\\\\\x00-\\x1f]|\\\\(?:[\"\\\\/bfnrt]|u[0-9a-fA-F]{4}))*+\"";
    private static final String FIELD = STRING + ":(?:" + STRING + "|[0-9]++)";
    private static final Pattern OBJECT = Pattern.compile("\\{" + FIELD + "(?:," + FIELD + ")*+\\}");

    private JsonShape() {}

    static boolean isObject(String text) {
        return OBJECT.matcher(text).matches();
    }
}
