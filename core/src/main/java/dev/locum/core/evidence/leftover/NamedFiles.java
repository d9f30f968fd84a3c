package dev.locum.core.evidence.leftover;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Files that a document or script names: in Markdown links and code marks, and after the interpreters of scripts. */
final class NamedFiles {
    private static final Set<String> DOCUMENTS = Set.of("md", "markdown", "rst", "adoc");
    private static final Set<String> SCRIPTS = Set.of("sh", "bash");
    private static final Pattern LINK = Pattern.compile("]\\(([^)\\s#:]{1,200})(#[^)\\s]{0,100})?\\)");
    private static final Pattern MARKED =
            Pattern.compile("`(\\.{0,2}/?[\\w.-]{1,80}(/[\\w.-]{1,80}){1,8}\\.\\w{1,8})`");
    private static final Pattern CALLED = Pattern.compile(
            "\\b(?:bash|sh|python3?|node|source)\\s+((?:\\./)?[\\w.-]{1,80}(?:/[\\w.-]{1,80}){0,8}\\.\\w{1,5})\\b");

    private NamedFiles() {}

    /** The paths that a line of {@code path} names, each relative to the root of the tree or to the file's folder. */
    static List<String> in(String path, String line) {
        String extension = path.substring(path.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        List<String> named = new ArrayList<>();
        if (DOCUMENTS.contains(extension)) {
            collect(LINK.matcher(line), named);
            collect(MARKED.matcher(line), named);
        }
        if (DOCUMENTS.contains(extension) || SCRIPTS.contains(extension)) {
            collect(CALLED.matcher(line), named);
        }
        named.removeIf(n -> n.contains("*") || n.contains("example") || n.startsWith("/") || n.contains("path/to"));
        return named;
    }

    private static void collect(Matcher matcher, List<String> named) {
        while (matcher.find()) {
            named.add(matcher.group(1));
        }
    }
}
