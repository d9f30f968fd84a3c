package dev.locum.app.store.tree;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Locum's own git directory for one working tree: its configuration, index, ignore rules and objects.
 *
 * <p>Git runs with this as its directory and the user's folder as its working tree, so the user's {@code .git} plays no
 * part. Attributes and settings that change bytes on their way in or out are off: what is stored is what is on disk.
 *
 * @param dir the git directory
 * @param objects where objects go: the working tree's own folder, also for the repositories nested in it
 * @param root the user's folder
 */
record ObjectStore(GitProgram git, Path dir, Path objects, Path root) {
    private static final String ATTRIBUTES =
            "* -text -filter -ident -working-tree-encoding -eol -diff -merge -export-ignore -export-subst\n";

    private static final String OWN_RULES = "\n/" + Staging.IN_TREE + "/\n";

    static ObjectStore open(GitProgram git, Path dir, Path objects, WorkingTree tree) {
        ObjectStore store = new ObjectStore(git, dir, objects, tree.root());
        try {
            if (!isIn(dir)) {
                store.create(
                        tree.repository() == null ? "sha1" : tree.repository().objectFormat());
            }
            store.sweep();
        } catch (IOException e) {
            throw failed(dir, e);
        }
        return store;
    }

    static boolean isIn(Path dir) {
        return Files.isDirectory(dir.resolve("refs"));
    }

    static TreeException failed(Path dir, IOException e) {
        return new TreeException(new TreeProblem.StoreFailed(dir, String.valueOf(e.getMessage())), e);
    }

    private void create(String objectFormat) throws IOException {
        ownerOnly(dir);
        ownerOnly(objects);
        ownerOnly(objects.resolve("pack"));
        Files.createDirectories(dir.resolve("info"));
        Files.writeString(dir.resolve("info/attributes"), ATTRIBUTES);
        Files.writeString(dir.resolve("HEAD"), "ref: refs/heads/none\n");
        Files.writeString(dir.resolve("config"), config(objectFormat));
        // Git takes the folder for a git directory once refs is there; it is made last.
        Files.createDirectories(dir.resolve("refs"));
    }

    private static String config(String objectFormat) {
        boolean sha1 = objectFormat.equals("sha1");
        return """
                [core]
                    repositoryformatversion = %d
                    bare = false
                    filemode = true
                    symlinks = true
                    autocrlf = false
                    safecrlf = false
                    fsmonitor = false
                    untrackedcache = false
                    splitindex = false
                    protectntfs = false
                    protecthfs = false
                    hookspath = /dev/null
                    logallrefupdates = false
                    attributesfile = /dev/null
                [gc]
                    auto = 0
                [maintenance]
                    auto = false
                """.formatted(sha1 ? 0 : 1) + (sha1 ? "" : "[extensions]\n    objectformat = " + objectFormat + "\n");
    }

    static void ownerOnly(Path folder) throws IOException {
        if (Files.isDirectory(folder)) {
            return;
        }
        Files.createDirectories(
                folder, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
    }

    /** Removes what a call that was killed left behind. Only the holder of the working tree's lock may come here. */
    private void sweep() throws IOException {
        try (DirectoryStream<Path> left = Files.newDirectoryStream(dir, "*.lock")) {
            for (Path lock : left) {
                Files.deleteIfExists(lock);
            }
        } catch (NoSuchFileException e) {
            // The store is being made.
        }
    }

    Path index() {
        return dir.resolve("index");
    }

    /** Runs git on the private index. */
    GitCall start(byte[] input, String... arguments) {
        return start(index(), input, arguments);
    }

    GitCall start(Path index, byte[] input, String... arguments) {
        return git.start(root, environment(index), input, settings(arguments));
    }

    Process startRaw(String... arguments) {
        try {
            return git.startRaw(dir, environment(index()), List.of(arguments));
        } catch (IOException e) {
            throw new TreeException(new TreeProblem.GitMissing(git.program()), e);
        }
    }

    private List<String> settings(String... arguments) {
        List<String> all = new ArrayList<>();
        Path excludes = dir.resolve("info/excludes-of-user");
        all.add("-c");
        all.add("core.excludesFile=" + excludes);
        all.addAll(List.of(arguments));
        return all;
    }

    private Map<String, String> environment(Path index) {
        Map<String, String> environment = new HashMap<>();
        environment.put("GIT_DIR", dir.toString());
        environment.put("GIT_WORK_TREE", root.toString());
        environment.put("GIT_INDEX_FILE", index.toString());
        environment.put("GIT_OBJECT_DIRECTORY", objects.toString());
        environment.put("GIT_CONFIG_NOSYSTEM", "1");
        environment.put("GIT_CONFIG_GLOBAL", "/dev/null");
        environment.put("GIT_ATTR_NOSYSTEM", "1");
        return environment;
    }

    /**
     * Copies the user's ignore rules that live outside the working tree. Where the repository is gone, the last copy
     * stays in force.
     *
     * @param everywhere the user's {@code core.excludesFile}
     */
    void copyIgnoreRules(WorkingTree.Repository repository, Optional<Path> everywhere) {
        try {
            copy(repository.commonDir().resolve("info/exclude"), dir.resolve("info/exclude"), OWN_RULES);
            Path target = dir.resolve("info/excludes-of-user");
            if (everywhere.isPresent()) {
                copy(everywhere.get(), target, "");
            } else {
                Files.deleteIfExists(target);
            }
        } catch (IOException e) {
            throw failed(dir, e);
        }
    }

    private static void copy(Path from, Path to, String own) throws IOException {
        ByteArrayOutputStream rules = new ByteArrayOutputStream();
        if (Files.isRegularFile(from)) {
            rules.writeBytes(Files.readAllBytes(from));
        }
        rules.writeBytes(own.getBytes(StandardCharsets.US_ASCII));
        byte[] now = rules.toByteArray();
        byte[] before = Files.exists(to) ? Files.readAllBytes(to) : null;
        if (before == null || !Arrays.equals(now, before)) {
            Files.write(to, now);
        }
    }
}
