package dev.locum.app.run.machinery;

import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * What the accepted checks run, as far as their texts tell.
 *
 * @param toolchains the families whose configuration matters; all of them where a command hides what it calls
 * @param files paths that a command names
 * @param scripts entries of {@code package.json} that a command runs
 * @param targets targets of make that a command builds; empty for the first one
 */
record Commands(Set<Toolchain> toolchains, Set<String> files, Set<String> scripts, Set<String> targets) {
    private static final Pattern WORD = Pattern.compile("[^\\s;&|()<>\"']+");
    private static final Map<String, Toolchain> PROGRAMS = Map.ofEntries(
            Map.entry("mvn", Toolchain.MAVEN),
            Map.entry("mvnw", Toolchain.MAVEN),
            Map.entry("gradle", Toolchain.GRADLE),
            Map.entry("gradlew", Toolchain.GRADLE),
            Map.entry("npm", Toolchain.NODE),
            Map.entry("npx", Toolchain.NODE),
            Map.entry("yarn", Toolchain.NODE),
            Map.entry("pnpm", Toolchain.NODE),
            Map.entry("bun", Toolchain.NODE),
            Map.entry("node", Toolchain.NODE),
            Map.entry("jest", Toolchain.NODE),
            Map.entry("vitest", Toolchain.NODE),
            Map.entry("mocha", Toolchain.NODE),
            Map.entry("pytest", Toolchain.PYTHON),
            Map.entry("py.test", Toolchain.PYTHON),
            Map.entry("python", Toolchain.PYTHON),
            Map.entry("python3", Toolchain.PYTHON),
            Map.entry("tox", Toolchain.PYTHON),
            Map.entry("nox", Toolchain.PYTHON),
            Map.entry("coverage", Toolchain.PYTHON),
            Map.entry("go", Toolchain.GO),
            Map.entry("cargo", Toolchain.CARGO),
            Map.entry("make", Toolchain.MAKE));
    private static final Set<String> PACKAGE_RUNNERS = Set.of("npm", "yarn", "pnpm", "bun");
    private static final Set<String> NO_SCRIPTS = Set.of("install", "ci", "exec", "dlx", "add", "i");

    Commands {
        toolchains = Set.copyOf(toolchains);
        files = Set.copyOf(files);
        scripts = Set.copyOf(scripts);
        targets = Set.copyOf(targets);
    }

    static Commands of(List<String> texts) {
        Set<Toolchain> toolchains = EnumSet.of(Toolchain.ANY);
        Set<String> files = new LinkedHashSet<>();
        Set<String> scripts = new LinkedHashSet<>();
        Set<String> targets = new LinkedHashSet<>();
        boolean hidden = false;
        for (String text : texts) {
            List<String> words = words(text);
            for (int i = 0; i < words.size(); i++) {
                String word = words.get(i);
                Toolchain toolchain = PROGRAMS.get(word.substring(word.lastIndexOf('/') + 1));
                if (toolchain != null) {
                    toolchains.add(toolchain);
                    hidden |= toolchain == Toolchain.MAKE || PACKAGE_RUNNERS.contains(word);
                }
                if (PACKAGE_RUNNERS.contains(word)) {
                    script(words, i).ifPresent(scripts::add);
                }
                if (toolchain == Toolchain.MAKE) {
                    words.subList(i + 1, words.size()).stream()
                            .filter(w -> w.matches("[A-Za-z][\\w.-]*"))
                            .forEach(targets::add);
                }
                if (word.contains("/") || word.matches("[\\w-]+\\.(sh|bash|py|js|mjs|ts)")) {
                    files.add(word.startsWith("./") ? word.substring(2) : word);
                    hidden |= toolchain == null && !word.startsWith("-");
                }
            }
        }
        boolean all = hidden || toolchains.size() == 1;
        return new Commands(all ? EnumSet.allOf(Toolchain.class) : toolchains, files, scripts, targets);
    }

    private static Optional<String> script(List<String> words, int runner) {
        for (int i = runner + 1; i < words.size(); i++) {
            String word = words.get(i);
            if (word.startsWith("-") || word.equals("run") || word.equals("run-script")) {
                continue;
            }
            return NO_SCRIPTS.contains(word) ? Optional.empty() : Optional.of(word.equals("t") ? "test" : word);
        }
        return Optional.empty();
    }

    static List<String> words(String text) {
        return WORD.matcher(text).results().map(MatchResult::group).toList();
    }
}
