package dev.locum.app.run.machinery;

import dev.locum.core.evidence.scope.PathGlob;
import dev.locum.core.evidence.source.ChangedFile;
import dev.locum.core.evidence.weakening.MachineryChange;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** What a change did to the values that give the accepted checks their meaning. */
public final class MachineryComparison {
    /** Longer texts are no configuration; in characters. */
    private static final int LONGEST = 2_000_000;

    private static final List<MachineryFile> KINDS = List.of(
            new PackageJson(),
            new MavenPom(),
            new GradleScript(),
            TreeConfig.pyproject(),
            new IniConfig(),
            new Conftest(),
            TreeConfig.cargo(),
            new Makefile(),
            TreeConfig.jsonRunner(),
            TreeConfig.yamlRunner(),
            new ScriptConfig());
    private static final Set<String> WRAPPERS =
            Set.of("mvnw", "gradlew", ".mvn/maven.config", ".mvn/jvm.config", "gradle.properties");

    private MachineryComparison() {}

    /**
     * Compares values before and after a change.
     *
     * @param files every file of the change
     * @param commands the commands of the accepted checks
     * @param paths every path of the tree now
     */
    public static List<MachineryChange> of(List<ChangedFile> files, List<String> commands, Set<String> paths) {
        Commands read = Commands.of(commands);
        List<MachineryChange> changes = new ArrayList<>();
        for (ChangedFile file : files) {
            Optional<MachineryFile> kind = KINDS.stream()
                    .filter(k -> read.toolchains().contains(k.toolchain()) && k.is(file.path()))
                    .findFirst();
            if (kind.isPresent()) {
                changes.addAll(compare(file, kind.get(), read));
            } else if (read.files().contains(file.path()) || isWrapper(file.path(), read)) {
                changes.addAll(called(file));
            } else if (file.path().endsWith(".gitignore")) {
                changes.addAll(hidden(file, paths));
            }
        }
        return List.copyOf(changes);
    }

    private static boolean isWrapper(String path, Commands commands) {
        return WRAPPERS.contains(path)
                && commands.toolchains().contains(path.contains("gradle") ? Toolchain.GRADLE : Toolchain.MAVEN);
    }

    private static List<MachineryChange> compare(ChangedFile file, MachineryFile kind, Commands commands) {
        Values before = read(file.before(), kind, commands);
        Values now = read(file.now(), kind, commands);
        return switch (before) {
            case Values.NotReadable was -> List.of();
            case Values.Read was ->
                switch (now) {
                    case Values.NotReadable broken ->
                        List.of(new MachineryChange(
                                file.path(), "(whole file)", "readable", broken.why(), MachineryChange.Kind.CHANGED));
                    case Values.Read is -> differences(file.path(), was.byKey(), is.byKey());
                };
        };
    }

    private static Values read(Optional<String> text, MachineryFile kind, Commands commands) {
        return text.filter(t -> t.length() <= LONGEST)
                .map(t -> kind.read(t, commands))
                .orElseGet(Values::none);
    }

    private static List<MachineryChange> differences(String path, Map<String, String> was, Map<String, String> is) {
        List<MachineryChange> changes = new ArrayList<>();
        Set<String> keys = new TreeSet<>(was.keySet());
        keys.addAll(is.keySet());
        for (String key : keys) {
            Direction.of(key, was.getOrDefault(key, ""), is.getOrDefault(key, ""))
                    .ifPresent(kind -> changes.add(
                            new MachineryChange(path, key, was.getOrDefault(key, ""), is.getOrDefault(key, ""), kind)));
        }
        return changes;
    }

    private static List<MachineryChange> called(ChangedFile file) {
        return CalledScript.compare(file)
                .map(lines -> differences(file.path(), Map.of("lines", lines.was()), Map.of("lines", lines.is())))
                .orElse(List.of());
    }

    /** New lines of an ignore file under which files of the tree fall. */
    private static List<MachineryChange> hidden(ChangedFile file, Set<String> paths) {
        List<String> added = new ArrayList<>(PlainText.lines(file.now().orElse(""), "#"));
        added.removeAll(PlainText.lines(file.before().orElse(""), "#"));
        String folder = file.path().substring(0, file.path().length() - ".gitignore".length());
        List<MachineryChange> changes = new ArrayList<>();
        for (String line : added) {
            if (line.startsWith("!") || line.equals("/")) {
                continue;
            }
            PathGlob glob = new PathGlob(line);
            paths.stream()
                    .filter(path -> path.startsWith(folder) && glob.matches(path.substring(folder.length())))
                    .findFirst()
                    .ifPresent(path -> changes.add(new MachineryChange(
                            file.path(), line, "", "hides " + path, MachineryChange.Kind.LOOSENED)));
        }
        return changes;
    }
}
