package dev.locum.app.run.machinery;

import java.util.ArrayList;
import java.util.List;

/** Text without what a formatter may change. */
final class PlainText {
    private PlainText() {}

    /** The lines without comments that begin with {@code mark}, blank lines and indents; blanks inside are one. */
    static List<String> lines(String text, String mark) {
        List<String> lines = new ArrayList<>();
        for (String line : text.lines().toList()) {
            String bare = line.strip().replaceAll("\\s+", " ");
            if (!bare.isEmpty() && (!bare.startsWith(mark) || bare.startsWith("#!"))) {
                lines.add(bare);
            }
        }
        return lines;
    }

    /** A script in braces without comments and blanks, with one kind of quotes and no trailing commas and semicolons. */
    static String script(String text) {
        StringBuilder bare = new StringBuilder();
        char quote = 0;
        for (int at = 0; at < text.length(); at++) {
            char c = text.charAt(at);
            if (quote != 0) {
                bare.append(c == quote ? '"' : c);
                if (c == '\\' && at + 1 < text.length()) {
                    bare.append(text.charAt(++at));
                } else if (c == quote || c == '\n') {
                    quote = 0;
                }
            } else if (c == '"' || c == '\'' || c == '`') {
                quote = c;
                bare.append('"');
            } else if (text.startsWith("//", at)) {
                int end = text.indexOf('\n', at);
                at = end < 0 ? text.length() : end;
                space(bare);
            } else if (text.startsWith("/*", at)) {
                int end = text.indexOf("*/", at);
                at = end < 0 ? text.length() : end + 1;
            } else if (Character.isWhitespace(c) || c == ';') {
                space(bare);
            } else {
                close(bare, c);
                bare.append(c);
            }
        }
        return bare.toString().strip();
    }

    private static void space(StringBuilder bare) {
        if (!bare.isEmpty() && Character.isJavaIdentifierPart(bare.charAt(bare.length() - 1))) {
            bare.append(' ');
        }
    }

    private static void close(StringBuilder bare, char next) {
        int last = bare.length() - 1;
        if (last > 0 && bare.charAt(last) == ' ' && !Character.isJavaIdentifierPart(next) && next != '"') {
            bare.setLength(last);
            last--;
        }
        if (last >= 0 && bare.charAt(last) == ',' && ")]}".indexOf(next) >= 0) {
            bare.setLength(last);
        }
    }
}
