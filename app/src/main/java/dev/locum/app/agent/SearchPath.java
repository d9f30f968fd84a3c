package dev.locum.app.agent;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * Where programs are looked for.
 *
 * @param folders as in the variable PATH
 */
public record SearchPath(String folders) {
    private static final String USUAL = "/usr/local/bin:/usr/bin:/bin";

    public static SearchPath of(Map<String, String> environment) {
        return new SearchPath(environment.getOrDefault("PATH", USUAL));
    }

    /** The first file of that name that may be executed; entries that are not absolute are passed over. */
    public Optional<Path> find(String program) {
        return Arrays.stream(folders.split(Pattern.quote(File.pathSeparator)))
                .filter(Predicate.not(String::isEmpty))
                .map(Path::of)
                .filter(Path::isAbsolute)
                .map(folder -> folder.resolve(program))
                .filter(file -> Files.isExecutable(file) && !Files.isDirectory(file))
                .findFirst();
    }
}
