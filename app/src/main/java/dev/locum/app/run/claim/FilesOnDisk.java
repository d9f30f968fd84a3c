package dev.locum.app.run.claim;

import dev.locum.core.evidence.claim.Reading;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;

/** Looks at paths on the disk itself, so that ignored files count too. */
final class FilesOnDisk {
    private static final long LARGEST_READ = 64L * 1024 * 1024;
    private static final int MOST_ELSEWHERE = 5;

    private final Path root;
    private final GitQuestions git;

    FilesOnDisk(Path root, GitQuestions git) {
        this.root = root;
        this.git = git;
    }

    Reading read(String path, String text) {
        Path file;
        try {
            file = root.resolve(path).normalize();
        } catch (InvalidPathException e) {
            return new Reading.Failed("no path of this system: " + path);
        }
        if (!Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
            return new Reading.Absent(elsewhere(path));
        }
        boolean folder = Files.isDirectory(file);
        if (text.isEmpty()) {
            return new Reading.Present(folder, true);
        }
        if (folder || !Files.isRegularFile(file)) {
            return new Reading.Present(folder, false);
        }
        try {
            return Files.size(file) > LARGEST_READ
                    ? new Reading.Failed("%s is too large to be looked into".formatted(path))
                    : new Reading.Present(false, holds(Files.readAllBytes(file), text));
        } catch (IOException e) {
            return new Reading.Failed("%s cannot be read: %s".formatted(path, e.getMessage()));
        }
    }

    /** Line ends do not matter to somebody who quotes a file. */
    private static boolean holds(byte[] bytes, String text) {
        String content = new String(bytes, StandardCharsets.UTF_8);
        return content.contains(text) || content.replace("\r\n", "\n").contains(text);
    }

    private List<String> elsewhere(String path) {
        String end = "/" + path.replaceFirst("^(\\./|/)+", "");
        return git.paths().stream()
                .filter(known -> ("/" + known).endsWith(end))
                .filter(known -> Files.exists(root.resolve(known), LinkOption.NOFOLLOW_LINKS))
                .limit(MOST_ELSEWHERE)
                .toList();
    }
}
