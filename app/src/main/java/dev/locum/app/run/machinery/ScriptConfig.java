package dev.locum.app.run.machinery;

import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;

/** Runner configuration that is a program: its text is compared, without what a formatter may change. */
final class ScriptConfig implements MachineryFile {
    private static final Pattern NAME = Pattern.compile(
            "(.*/)?(jest|vitest|vite|playwright|karma|ava|wdio)\\.(config|conf|workspace)(\\.\\w+)?\\.(js|cjs|mjs|ts|cts|mts)|(.*/)?\\.mocharc\\.c?js|(.*/)?nyc\\.config\\.c?js");

    @Override
    public Toolchain toolchain() {
        return Toolchain.NODE;
    }

    @Override
    public boolean is(String path) {
        return NAME.matcher(path).matches();
    }

    @Override
    public Values read(String text, Commands commands) {
        return new Values.Read(new TreeMap<>(Map.of("text", PlainText.script(text))));
    }
}
