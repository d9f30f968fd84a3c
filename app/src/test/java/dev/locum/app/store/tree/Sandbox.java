package dev.locum.app.store.tree;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** A user's folder with a repository in it, beside an owner's folder: all below one temporary folder. */
final class Sandbox {
    private static final GitProgram GIT = new GitProgram("git", environment(), Duration.ofMinutes(1));

    private final Path top;
    final Path project;
    Limits limits = Limits.usual();

    Sandbox(Path top) {
        this(top, "project");
    }

    Sandbox(Path top, String project) {
        this.top = top;
        this.project = top.resolve(project);
        folder(this.project);
        folder(top.resolve("home"));
    }

    private static Map<String, String> environment() {
        String path = System.getenv("PATH");
        return Map.of("PATH", path == null ? "/usr/bin:/bin" : path, "HOME", "/nonexistent");
    }

    /** A repository with the usual identity and nothing in it. */
    static Sandbox withRepository(Path top) {
        Sandbox sandbox = new Sandbox(top);
        sandbox.git("init", "-q", "-b", "main");
        sandbox.git("config", "user.name", "A");
        sandbox.git("config", "user.email", "a@example.org");
        return sandbox;
    }

    GitTreeStates states() {
        return GitTreeStates.open(GIT, store(), project, limits, InstantSource.system());
    }

    Path store() {
        return top.resolve("home/states");
    }

    /** Runs the user's own git in the project. */
    String git(String... arguments) {
        return gitIn(project, arguments);
    }

    String gitIn(Path folder, String... arguments) {
        return GIT.start(
                        folder,
                        Map.of("GIT_OPTIONAL_LOCKS", "1", "GIT_ALLOW_PROTOCOL", "file"),
                        new byte[0],
                        List.of(arguments))
                .succeed()
                .text();
    }

    Path file(String path) {
        return PathBytes.under(project, path);
    }

    void write(String path, String text) {
        writeTo(file(path), text);
    }

    void writeTo(Path file, String text) {
        try {
            Files.createDirectories(file.getParent());
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    String text(String path) {
        try {
            return Files.readString(file(path));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Runs the user's own git where it may well fail. */
    void tryGit(String... arguments) {
        GIT.start(project, Map.of(), new byte[0], List.of(arguments)).end();
    }

    /** Runs any other program and gives its exit status. */
    int run(String... command) {
        try {
            return new ProcessBuilder(command).inheritIO().start().waitFor();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    /** The one working tree's store. */
    Path onlyStore() {
        try (Stream<Path> stores = Files.list(store())) {
            return stores.findFirst().orElseThrow();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Everything below a folder: kind, permissions, time where asked, and bytes. Files in no state are seen too. */
    static SortedMap<String, String> fingerprint(Path folder, boolean times) {
        SortedMap<String, String> prints = new TreeMap<>();
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path path : all.toList()) {
                String print =
                        PosixFilePermissions.toString(Files.getPosixFilePermissions(path, LinkOption.NOFOLLOW_LINKS));
                if (times) {
                    print += " " + Files.getLastModifiedTime(path, LinkOption.NOFOLLOW_LINKS);
                }
                if (Files.isSymbolicLink(path)) {
                    print = "link " + HexFormat.of().formatHex(LinkText.read(path));
                } else if (Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS)) {
                    print += " " + BlobId.of(path, "0".repeat(64));
                } else {
                    print += " folder";
                }
                prints.put(path.toUri().getRawPath(), print);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return prints;
    }

    void deleteAll(Path folder) {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void folder(Path folder) {
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
