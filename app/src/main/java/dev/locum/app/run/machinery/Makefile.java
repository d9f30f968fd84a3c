package dev.locum.app.run.machinery;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A makefile: the recipes of the targets that a check builds, of those they need, and the variables they use. */
final class Makefile implements MachineryFile {
    private static final Pattern NAME = Pattern.compile("(.*/)?(GNUmakefile|[Mm]akefile|[\\w-]+\\.mk)");
    private static final Pattern RULE = Pattern.compile("([\\w./-][\\w./ -]{0,200}?)\\s*::?(?!=)\\s*([^#]*)(#.*)?");
    private static final Pattern ASSIGNMENT = Pattern.compile("(?:export )?([\\w.-]{1,80})\\s*[:?+!]{0,2}=\\s*(.*)");
    private static final Pattern USE = Pattern.compile("\\$[({]([\\w.-]+)[)}]");

    @Override
    public Toolchain toolchain() {
        return Toolchain.MAKE;
    }

    @Override
    public boolean is(String path) {
        return NAME.matcher(path).matches();
    }

    @Override
    public Values read(String text, Commands commands) {
        Rules rules = new Rules();
        text.replace("\\\n", " ").lines().forEach(rules::line);
        return new Values.Read(rules.values(commands.targets()));
    }

    private static final class Rules {
        private final Map<String, String> recipes = new HashMap<>();
        private final Map<String, String> needs = new HashMap<>();
        private final Map<String, String> variables = new HashMap<>();
        private String target = "";
        private String first = "";

        void line(String line) {
            String bare = line.strip().replaceAll("\\s+", " ");
            if (bare.isEmpty() || bare.startsWith("#")) {
                return;
            }
            if (line.startsWith("\t") && !target.isEmpty()) {
                recipes.merge(target, bare.replaceFirst("^@", ""), (old, more) -> old + "; " + more);
                return;
            }
            Matcher assignment = ASSIGNMENT.matcher(bare);
            Matcher rule = RULE.matcher(bare);
            if (assignment.matches()) {
                variables.put(assignment.group(1), assignment.group(2));
            } else if (rule.matches()) {
                target = rule.group(1);
                needs.put(target, rule.group(2).strip());
                first = first.isEmpty() && !target.startsWith(".") ? target : first;
            }
        }

        SortedMap<String, String> values(Set<String> targets) {
            SortedMap<String, String> values = new TreeMap<>();
            Deque<String> open = new ArrayDeque<>(targets.isEmpty() ? List.of(first) : targets);
            Set<String> seen = new HashSet<>();
            while (!open.isEmpty()) {
                String name = open.pop();
                if (!seen.add(name) || !needs.containsKey(name)) {
                    continue;
                }
                String recipe = recipes.getOrDefault(name, "");
                values.put("target " + name, recipe);
                if (!needs.getOrDefault(name, "").isEmpty()) {
                    values.put("needs of " + name, needs.get(name).replace(" ", Values.BETWEEN));
                }
                open.addAll(List.of(needs.getOrDefault(name, "").split(" ", -1)));
                Matcher uses = USE.matcher(recipe);
                while (uses.find()) {
                    if (variables.containsKey(uses.group(1))) {
                        values.put("variable " + uses.group(1), variables.get(uses.group(1)));
                    }
                }
            }
            return values;
        }
    }
}
