package dev.locum.app.run.machinery;

import dev.locum.core.evidence.source.SourceFile;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** {@code conftest.py}: what it keeps from being collected, and the hooks that choose and judge tests. */
final class Conftest implements MachineryFile {
    private static final Pattern IGNORES =
            Pattern.compile("(?m)^(collect_ignore(?:_glob)?)\\s*\\+?=\\s*(\\[[^\\]]{0,4000}\\])");
    private static final Pattern HOOK = Pattern.compile(
            "pytest_(collection_modifyitems|ignore_collect|collect_file|runtest_\\w+|pyfunc_call|itemcollected|deselected|sessionfinish|configure|report_teststatus|generate_tests)");

    @Override
    public Toolchain toolchain() {
        return Toolchain.PYTHON;
    }

    @Override
    public boolean is(String path) {
        return path.equals("conftest.py") || path.endsWith("/conftest.py");
    }

    @Override
    public Values read(String text, Commands commands) {
        SortedMap<String, String> values = new TreeMap<>();
        Matcher ignores = IGNORES.matcher(text);
        while (ignores.find()) {
            String list = ignores.group(2).replaceAll("[\\[\\]\"']", "").strip().replaceAll(",\\s*$", "");
            values.put(ignores.group(1), list.replaceAll("\\s*,\\s*", " | "));
        }
        SourceFile.read("conftest.py", text)
                .ifPresent(file -> file.routines().stream()
                        .filter(routine -> HOOK.matcher(routine.name()).matches())
                        .forEach(routine -> values.put(routine.name(), String.join(" ", routine.words()))));
        return new Values.Read(values);
    }
}
