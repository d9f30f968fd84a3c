package dev.locum.app.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.locum.core.ledger.StreamName;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.Manifest;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * {@link AppendLoop} as a program that starts fast: in one jar, so that its classes can be kept loaded in an archive, which
 * a directory of classes cannot.
 */
final class WriterProgram {
    private final Path jar;
    private final Path archive;

    private WriterProgram(Path jar, Path archive) {
        this.jar = jar;
        this.archive = archive;
    }

    /** Builds the jar, and the archive by a first short run. */
    static WriterProgram in(Path folder) throws IOException, InterruptedException {
        var jar = folder.resolve("writer.jar");
        var archive = folder.resolve("writer.jsa");
        var classPath = Stream.of(System.getProperty("java.class.path").split(File.pathSeparator, -1))
                .filter(part -> !part.isEmpty())
                .map(Path::of)
                .toList();
        var manifest = folder.resolve("manifest");
        try (var out = Files.newOutputStream(manifest)) {
            manifest(classPath).write(out);
        }
        var arguments =
                new ArrayList<>(List.of("--create", "--file", jar.toString(), "--manifest", manifest.toString()));
        for (var classes : classPath.stream().filter(Files::isDirectory).toList()) {
            arguments.addAll(List.of("-C", classes.toString(), "."));
        }
        var made = ToolProvider.findFirst("jar")
                .orElseThrow()
                .run(System.out, System.err, arguments.toArray(String[]::new));
        assertEquals(0, made, "the jar of the writer");
        var program = new WriterProgram(jar, archive);
        var first = program.process(
                        "-XX:ArchiveClassesAtExit=" + archive,
                        folder.resolve("first.db"),
                        new StreamName("task/1"),
                        1,
                        1)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        assertEquals(0, first.waitFor(), "the first run of the writer");
        return program;
    }

    /** Starts a writer that goes on until it is killed. */
    Process start(Path database, StreamName stream, long seed) throws IOException {
        return process("-XX:SharedArchiveFile=" + archive, database, stream, seed, Integer.MAX_VALUE)
                .start();
    }

    private ProcessBuilder process(String share, Path database, StreamName stream, long seed, int appends) {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        share,
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "-Xmx48m",
                        "-Djava.io.tmpdir=" + jar.getParent(),
                        "-jar",
                        jar.toString(),
                        database.toString(),
                        stream.value(),
                        Long.toString(seed),
                        Integer.toString(appends))
                .redirectError(ProcessBuilder.Redirect.INHERIT);
    }

    private static Manifest manifest(List<Path> classPath) {
        var manifest = new Manifest();
        var attributes = manifest.getMainAttributes();
        attributes.put(Attributes.Name.MANIFEST_VERSION, "1.0");
        attributes.put(Attributes.Name.MAIN_CLASS, AppendLoop.class.getName());
        attributes.putValue("Enable-Native-Access", "ALL-UNNAMED");
        attributes.put(
                Attributes.Name.CLASS_PATH,
                classPath.stream()
                        .filter(Files::isRegularFile)
                        .map(library -> library.toUri().toString())
                        .collect(Collectors.joining(" ")));
        return manifest;
    }
}
