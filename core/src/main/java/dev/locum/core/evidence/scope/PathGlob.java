package dev.locum.core.evidence.scope;

import java.util.regex.Pattern;

/**
 * A pattern over paths, read as git reads one line of an ignore file, except for {@code !}.
 *
 * <p>{@code *} and {@code ?} stay inside one folder, {@code **} crosses folders, {@code [..]} is a set of characters. A
 * pattern without a slash before its last character matches in every folder; one with a slash begins at the root. What
 * matches a folder matches everything in it; a slash at the end demands a folder.
 *
 * @param text as the owner wrote it
 */
public record PathGlob(String text) {
    public PathGlob {
        if (text.isBlank() || text.equals("/")) {
            throw new IllegalArgumentException("a path pattern cannot be empty");
        }
    }

    /** Whether {@code path}, relative to the root and with {@code /}, falls under it. */
    public boolean matches(String path) {
        return pattern().matcher(path).matches();
    }

    private Pattern pattern() {
        String body = text.strip();
        boolean folder = body.endsWith("/");
        body = folder ? body.substring(0, body.length() - 1) : body;
        boolean rooted = body.contains("/");
        body = body.startsWith("/") ? body.substring(1) : body;
        return Pattern.compile(
                (rooted ? "" : "(?:.*/)?") + translate(body) + (folder ? "/.*" : "(?:/.*)?"), Pattern.DOTALL);
    }

    private static String translate(String glob) {
        StringBuilder regex = new StringBuilder();
        int at = 0;
        while (at < glob.length()) {
            char c = glob.charAt(at);
            if (glob.startsWith("**/", at)) {
                regex.append("(?:.*/)?");
                at += 3;
            } else if (glob.startsWith("**", at)) {
                regex.append(".*");
                at += 2;
            } else if (c == '*') {
                regex.append("[^/]*");
                at++;
            } else if (c == '?') {
                regex.append("[^/]");
                at++;
            } else if (c == '[' && glob.indexOf(']', at + 2) > 0) {
                int close = glob.indexOf(']', at + 2);
                String set = glob.substring(at + 1, close)
                        .replace("\\", "\\\\")
                        .replace("[", "\\[")
                        .replace("&&", "&");
                regex.append('[')
                        .append(set.startsWith("!") ? "^" + set.substring(1) : set)
                        .append(']');
                at = close + 1;
            } else {
                regex.append(Pattern.quote(String.valueOf(c)));
                at++;
            }
        }
        return regex.toString();
    }
}
