package dev.locum.app.run.machinery;

import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Gradle's build scripts: the blocks that configure tests, and the projects that take part. */
final class GradleScript implements MachineryFile {
    private static final Pattern NAME = Pattern.compile("(.*/)?[\\w.-]+\\.gradle(\\.kts)?");
    private static final Pattern BLOCK = Pattern.compile(
            "(\\btest|\\btasks\\.test|tasks\\.named[^{}]{0,40}\"test\"[^{}]{0,20}|withType(\\(Test\\)|<Test>(\\(\\))?)(\\.configureEach)?|\\bjacocoTestCoverageVerification|\\bsourceSets|\\bkover)\\{");
    private static final Pattern INCLUDE = Pattern.compile("\\binclude[( ]?((?:\"[^\"]{0,200}\",?)+)");

    @Override
    public Toolchain toolchain() {
        return Toolchain.GRADLE;
    }

    @Override
    public boolean is(String path) {
        return NAME.matcher(path).matches();
    }

    @Override
    public Values read(String text, Commands commands) {
        String bare = PlainText.script(text);
        SortedMap<String, String> values = new TreeMap<>();
        Matcher block = BLOCK.matcher(bare);
        int from = 0;
        while (block.find(from)) {
            int end = close(bare, block.end() - 1);
            values.merge(
                    block.group(1).strip() + " { }",
                    bare.substring(block.end(), end),
                    (old, more) -> old + Values.BETWEEN + more);
            from = end;
        }
        Matcher include = INCLUDE.matcher(bare);
        while (include.find()) {
            values.merge("include", include.group(1).replace("\"", ""), (old, more) -> old + Values.BETWEEN + more);
        }
        return new Values.Read(values);
    }

    private static int close(String text, int open) {
        int depth = 0;
        for (int at = open; at < text.length(); at++) {
            depth += text.charAt(at) == '{' ? 1 : text.charAt(at) == '}' ? -1 : 0;
            if (depth == 0) {
                return at;
            }
        }
        return text.length();
    }
}
