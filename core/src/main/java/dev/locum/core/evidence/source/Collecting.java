package dev.locum.core.evidence.source;

import java.util.regex.Pattern;

/**
 * Which files the usual runners of a language take tests from, by path alone. A project may say otherwise; so only the
 * step from a path that all of them take to one that none of them takes means anything.
 */
final class Collecting {
    private static final Pattern PYTHON = Pattern.compile("(.*/)?(test[^/]*|[^/]*_test|tests)\\.py");
    private static final Pattern TEST_FOLDER =
            Pattern.compile("(.*/)?(src/[^/]*[tT]est[^/]*|tests?|it|androidTest|spec)/.*");
    private static final Pattern SCRIPT = Pattern.compile(
            "(.*/)?([^/]*[.\\-_](test|spec|tests|cy|e2e)\\.\\w+|test[.\\-][^/]*|test\\.\\w+)|(.*/)?(__tests__|tests?|spec|e2e)/.*");
    private static final Pattern GO = Pattern.compile("(.*/)?[^/_.][^/]*_test\\.go");
    private static final Pattern RUST =
            Pattern.compile("(.*/)?(src/.*|tests/[^/]+|tests/[^/]+/main|benches/.*)\\.rs|[^/]+\\.rs");
    private static final Pattern SHELL = Pattern.compile(
            "(.*/)?([^/]*\\.bats|test[^/]*\\.(ba)?sh|[^/]*[._\\-]test\\.(ba)?sh)|(.*/)?(tests?|t)/[^/]*\\.(ba)?sh");
    private static final Pattern IGNORED_GO = Pattern.compile("(.*/)?(testdata|_[^/]*|\\.[^/]*)/.*");

    private Collecting() {}

    static boolean takes(Language language, String path) {
        return switch (language) {
            case PYTHON -> PYTHON.matcher(path).matches();
            case JAVA, KOTLIN, GROOVY -> TEST_FOLDER.matcher(path).matches();
            case SCRIPT -> SCRIPT.matcher(path).matches();
            case GO -> GO.matcher(path).matches() && !IGNORED_GO.matcher(path).matches();
            case RUST -> RUST.matcher(path).matches();
            case SHELL -> SHELL.matcher(path).matches();
        };
    }
}
