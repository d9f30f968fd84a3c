package dev.locum.app.run.machinery;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** {@code package.json}: the scripts that a check runs, with those they call, and the runners' own sections. */
final class PackageJson implements MachineryFile {
    private static final JsonMapper JSON = new JsonMapper();
    private static final List<String> RUNNERS = List.of("jest", "vitest", "mocha", "ava", "nyc", "c8", "tap");
    private static final Pattern CALL =
            Pattern.compile("\\b(?:npm|yarn|pnpm|bun)\\s+(?:run\\s+)?([\\w:.-]+)|\\brun-[sp]\\s+([\\w:.-]+)");

    @Override
    public Toolchain toolchain() {
        return Toolchain.NODE;
    }

    @Override
    public boolean is(String path) {
        return path.equals("package.json") || path.endsWith("/package.json");
    }

    @Override
    public Values read(String text, Commands commands) {
        try {
            JsonNode root = Trees.parse(JSON, text);
            SortedMap<String, String> values = new TreeMap<>();
            Deque<String> open = new ArrayDeque<>(commands.scripts());
            if (open.isEmpty()) {
                open.add("test");
            }
            while (!open.isEmpty()) {
                String name = open.pop();
                JsonNode script = root.path("scripts").path(name);
                if (script.isString()
                        && values.put(
                                        "scripts." + name,
                                        script.asString().strip().replaceAll("\\s+", " "))
                                == null) {
                    open.add("pre" + name);
                    open.add("post" + name);
                    Matcher calls = CALL.matcher(script.asString());
                    while (calls.find()) {
                        String called = calls.group(1) == null ? calls.group(2) : calls.group(1);
                        open.add(called.equals("t") ? "test" : called);
                    }
                }
            }
            for (String runner : RUNNERS) {
                Trees.leaves(runner, root.path(runner)).forEach((key, value) -> {
                    if (RunnerKeys.isOfNode(key)) {
                        values.put(key, value);
                    }
                });
            }
            JsonNode workspaces = root.path("workspaces");
            if (!workspaces.isMissingNode()) {
                values.putAll(Trees.leaves("workspaces", workspaces));
            }
            return new Values.Read(values);
        } catch (JacksonException broken) {
            return new Values.NotReadable(broken.getOriginalMessage());
        }
    }
}
