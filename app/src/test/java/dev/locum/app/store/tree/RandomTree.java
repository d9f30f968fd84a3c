package dev.locum.app.store.tree;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Random files, links and folders with unfriendly names, and random damage to them. */
final class RandomTree {
    private static final List<String> NAMES = List.of(
            "a",
            "A",
            "b.txt",
            "-x",
            " s",
            "t ",
            "n\nl",
            "q\"'",
            "\\",
            "*",
            "ж",
            "é",
            "e\u0301",
            "\uDC80",
            "\uDCFF.c",
            "~1",
            "#",
            "$X");

    private final Random random;
    private final Sandbox sandbox;

    RandomTree(Random random, Sandbox sandbox) {
        this.random = random;
        this.sandbox = sandbox;
    }

    void grow(int files) {
        for (int i = 0; i < files; i++) {
            String path = path();
            if (!blocked(path)) {
                put(path);
            }
        }
    }

    void nest() {
        String folder = "nested " + random.nextInt(3);
        if (!Files.exists(sandbox.file(folder))) {
            sandbox.write(folder + "/in", "in");
            sandbox.gitIn(sandbox.file(folder), "init", "-q");
        }
    }

    /** Deletes, rewrites, swaps and adds, outside of any {@code .git}. */
    void damage() {
        for (Path file : files()) {
            switch (random.nextInt(5)) {
                case 0 -> delete(file);
                case 1 -> overwrite(file);
                case 2 -> swapForFolder(file);
                default -> {}
            }
        }
        grow(5);
    }

    private String path() {
        StringBuilder path = new StringBuilder(NAMES.get(random.nextInt(NAMES.size())));
        for (int depth = random.nextInt(3); depth > 0; depth--) {
            path.append('/').append(NAMES.get(random.nextInt(NAMES.size())));
        }
        return path.toString();
    }

    /** Something other than a folder stands on the way, or anything at the end. */
    private boolean blocked(String path) {
        for (int slash = path.indexOf('/'); slash >= 0; slash = path.indexOf('/', slash + 1)) {
            Path folder = sandbox.file(path.substring(0, slash));
            if (Files.exists(folder, LinkOption.NOFOLLOW_LINKS)
                    && !Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)) {
                return true;
            }
        }
        return Files.exists(sandbox.file(path), LinkOption.NOFOLLOW_LINKS);
    }

    private void put(String path) {
        try {
            sandbox.write(path, "");
            Path file = sandbox.file(path);
            if (random.nextInt(5) == 0) {
                Files.delete(file);
                Files.createSymbolicLink(file, Path.of(random.nextBoolean() ? "/nowhere" : "a//b/"));
                return;
            }
            overwrite(file);
            if (random.nextInt(4) == 0) {
                Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void overwrite(Path file) {
        try {
            byte[] bytes = new byte[random.nextInt(200)];
            random.nextBytes(bytes);
            if (!Files.isSymbolicLink(file)) {
                Files.write(file, bytes);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void delete(Path file) {
        try {
            Files.delete(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void swapForFolder(Path file) {
        delete(file);
        try {
            Files.createDirectory(file);
            overwrite(file.resolve("inside"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private List<Path> files() {
        List<Path> files = new ArrayList<>();
        try {
            Files.walkFileTree(sandbox.project, new SimpleFileVisitor<>() {
                @Override
                public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
                    return folder.endsWith(".git") ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
                }

                @Override
                public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                    files.add(file);
                    return FileVisitResult.CONTINUE;
                }
            });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return files;
    }
}
