package dev.locum.core.evidence.source;

import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Finds what keeps a whole file out of a run: build constraints, attributes and marks of a module. */
final class GateReader {
    private static final int HEAD_LINES = 60;
    private static final Pattern GO = Pattern.compile("//\\s?(go:build|\\+build) (.{1,200})");
    private static final Pattern RUST = Pattern.compile("\\s*#!\\[cfg\\((.{1,200})\\)]");
    private static final Pattern PYTHON =
            Pattern.compile("pytestmark\\s?=.{0,100}mark\\.skip\\b.{0,200}|__test__\\s?=\\s?False.{0,80}");
    private static final Set<String> PLATFORMS = Set.of(
            "linux",
            "windows",
            "darwin",
            "unix",
            "amd64",
            "arm64",
            "cgo",
            "race",
            "target_os",
            "target_arch",
            "macos",
            "freebsd",
            "test",
            "not",
            "any",
            "all",
            "target_family",
            "debug_assertions",
            "wasm",
            "js");

    private GateReader() {}

    static Optional<SourceLine> read(SourceFile file) {
        for (int number = 1; number <= Math.min(HEAD_LINES, file.lineCount()); number++) {
            SourceLine line = file.line(number);
            boolean closed = switch (file.language()) {
                case GO -> GO.matcher(line.text()).matches() && isOwnWord(line.text());
                case RUST -> RUST.matcher(line.text()).matches() && isOwnWord(line.text());
                case PYTHON -> PYTHON.matcher(line.text()).matches();
                case JAVA, KOTLIN, GROOVY, SCRIPT, SHELL -> false;
            };
            if (closed) {
                return Optional.of(line);
            }
        }
        return Optional.empty();
    }

    /** Whether the constraint names something that no machine is by itself: a tag or feature of the project. */
    private static boolean isOwnWord(String line) {
        String constraint = line.replaceFirst(".{0,10}(go:build|\\+build|cfg\\()", "");
        if (constraint.contains("any()") || constraint.contains("ignore")) {
            return true;
        }
        for (String word : constraint
                .replaceAll("\"[^\"]{0,40}\"", constraint.contains("feature") ? "feature" : "")
                .split("\\W+", -1)) {
            boolean version = word.startsWith("go1") || word.chars().allMatch(Character::isDigit);
            if (!word.isEmpty() && !version && !PLATFORMS.contains(word)) {
                return !constraint.contains("!" + word);
            }
        }
        return false;
    }
}
