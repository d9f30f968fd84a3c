package dev.locum.app.run.machinery;

import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;

/** {@code pytest.ini}, {@code tox.ini}, {@code setup.cfg}, {@code .coveragerc}: sections, keys, indented continuations. */
final class IniConfig implements MachineryFile {
    private static final Pattern NAME =
            Pattern.compile("(.*/)?(pytest\\.ini|\\.pytest\\.ini|tox\\.ini|setup\\.cfg|\\.coveragerc)");
    private static final Pattern SECTION =
            Pattern.compile("(tool:)?pytest|(coverage:)?(run|report)|testenv(:.*)?|nosetests|tool:.*");

    @Override
    public Toolchain toolchain() {
        return Toolchain.PYTHON;
    }

    @Override
    public boolean is(String path) {
        return NAME.matcher(path).matches();
    }

    @Override
    public Values read(String text, Commands commands) {
        SortedMap<String, String> values = new TreeMap<>();
        String section = "";
        String key = "";
        for (String line : text.lines().toList()) {
            String bare = line.strip();
            if (bare.isEmpty() || bare.startsWith("#") || bare.startsWith(";")) {
                continue;
            }
            int sign = separator(line);
            if (line.startsWith("[") && bare.endsWith("]")) {
                section = bare.substring(1, bare.length() - 1).strip();
                key = "";
            } else if (Character.isWhitespace(line.charAt(0)) && !key.isEmpty()) {
                values.merge(key, bare, (old, more) -> old.isEmpty() ? more : old + Values.BETWEEN + more);
            } else if (sign > 0) {
                String name = line.substring(0, sign).strip();
                boolean counts = SECTION.matcher(section).matches() && RunnerKeys.isOfPython(name);
                key = counts ? section + "." + name : "";
                if (counts) {
                    values.put(key, line.substring(sign + 1).strip().replaceAll("\\s+", " "));
                }
            } else {
                return new Values.NotReadable("neither a section nor a value: " + bare);
            }
        }
        return new Values.Read(values);
    }

    private static int separator(String line) {
        int equals = line.indexOf('=');
        int colon = line.indexOf(':');
        return equals < 0 ? colon : colon < 0 ? equals : Math.min(equals, colon);
    }
}
