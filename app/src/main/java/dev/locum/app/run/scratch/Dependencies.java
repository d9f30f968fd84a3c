package dev.locum.app.run.scratch;

import java.io.IOException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Set;

/**
 * The folders in which package managers put what a project needs and git ignores.
 *
 * <p>They are what a check of a fresh copy usually lacks. Folders of build outputs are none of them: a run in a copy must
 * not write into those of the project.
 */
final class Dependencies {
    private static final Set<String> NAMES = Set.of("node_modules", ".venv", "venv", "bower_components");

    /** Parts of a repository of many stand no deeper than this. */
    private static final int DEEPEST = 4;

    private Dependencies() {}

    /** Gives {@code copy} a link to each one of {@code project} that it has no folder of its own for. */
    static void link(Path project, Path copy) throws IOException {
        Files.walkFileTree(project, Set.<FileVisitOption>of(), DEEPEST, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) throws IOException {
                Path there = copy.resolve(project.relativize(folder).toString());
                if (isDependencies(folder) && !Files.exists(there, LinkOption.NOFOLLOW_LINKS)) {
                    Files.createSymbolicLink(there, folder);
                }
                return Files.isDirectory(there, LinkOption.NOFOLLOW_LINKS)
                        ? FileVisitResult.CONTINUE
                        : FileVisitResult.SKIP_SUBTREE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException unreadable) {
                return FileVisitResult.CONTINUE;
            }
        });
    }

    private static boolean isDependencies(Path folder) {
        return NAMES.contains(String.valueOf(folder.getFileName()));
    }
}
