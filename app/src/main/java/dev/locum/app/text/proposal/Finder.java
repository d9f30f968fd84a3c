package dev.locum.app.text.proposal;

import dev.locum.app.text.proposal.Suggestion.Counted;
import java.util.List;
import java.util.Optional;

/** Knows one tool by the files it leaves in a folder. */
@FunctionalInterface
interface Finder {
    /** Tools that say precisely what is tested. */
    List<Finder> TOOLS =
            List.of(Finder::maven, Finder::gradle, new NodeFinder(), new PythonFinder(), Finder::go, Finder::cargo);

    /** Wrappers around other tools: asked where none of {@link #TOOLS} is there. */
    List<Finder> WRAPPERS = List.of(Finder::make, Finder::script);

    Optional<Suggestion> in(Folder folder);

    private static Optional<Suggestion> maven(Folder folder) {
        String program = folder.isExecutable("mvnw") ? "./mvnw" : "mvn";
        return suggested(folder, "maven", program + " -B -q verify", Counted.YES, "pom.xml");
    }

    private static Optional<Suggestion> gradle(Folder folder) {
        String program = folder.isExecutable("gradlew") ? "./gradlew" : "gradle";
        return suggested(
                folder,
                "gradle",
                program + " --console=plain cleanTest test",
                Counted.YES,
                "settings.gradle",
                "settings.gradle.kts",
                "build.gradle",
                "build.gradle.kts");
    }

    private static Optional<Suggestion> go(Folder folder) {
        return suggested(folder, "go", "go test -count=1 -v ./...", Counted.YES, "go.mod");
    }

    private static Optional<Suggestion> cargo(Folder folder) {
        String all = folder.text("Cargo.toml").contains("[workspace]") ? " --workspace" : "";
        return suggested(folder, "cargo", "cargo test" + all, Counted.YES, "Cargo.toml");
    }

    private static Optional<Suggestion> make(Folder folder) {
        String file = folder.first("GNUmakefile", "makefile", "Makefile");
        String rules = folder.text(file);
        for (String target : List.of("test", "check")) {
            if (rules.lines().anyMatch(line -> line.matches(target + "\\s*:(?!=).*"))) {
                return Optional.of(new Suggestion("make", "make " + target, Counted.NO, file));
            }
        }
        return Optional.empty();
    }

    private static Optional<Suggestion> script(Folder folder) {
        for (String name : List.of(
                "test.sh", "tests.sh", "run-tests.sh", "run_tests.sh", "check.sh", "test", "check", "tests/run.sh")) {
            if (folder.isExecutable(name)) {
                return Optional.of(new Suggestion("script", "./" + name, Counted.NO, name));
            }
        }
        return Optional.empty();
    }

    private static Optional<Suggestion> suggested(
            Folder folder, String tool, String command, Counted counted, String... signs) {
        return Optional.of(folder.first(signs))
                .filter(sign -> !sign.isEmpty())
                .map(sign -> new Suggestion(tool, command, counted, sign));
    }
}
