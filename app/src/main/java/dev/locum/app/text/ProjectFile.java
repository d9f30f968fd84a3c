package dev.locum.app.text;

import dev.locum.app.LocumProblem;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;

/**
 * A project's {@code .locum/project.yaml} on disk. It is written whole or not at all.
 *
 * <p>Links are refused: the text that was accepted and the file that a person looks at are one and the same.
 */
public final class ProjectFile {
    private static final long LARGEST = 1 << 20;

    private final Path folder;
    private final Path file;

    /** @param root the project's top folder */
    public ProjectFile(Path root) {
        this.folder = root.resolve(".locum");
        this.file = folder.resolve("project.yaml");
    }

    public Path path() {
        return file;
    }

    /** All of it; empty where there is none. */
    public Optional<String> read() {
        refuseLinks();
        if (!Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
            return Optional.empty();
        }
        try {
            if (!Files.isRegularFile(file) || Files.size(file) > LARGEST) {
                throw LocumProblem.badInput("problem.project.no-text", file);
            }
            return Optional.of(Files.readString(file));
        } catch (CharacterCodingException e) {
            throw LocumProblem.badInput("problem.project.no-text", file).after(e);
        } catch (IOException e) {
            throw LocumProblem.cannot("problem.project.unreadable", file, String.valueOf(e.getMessage()))
                    .after(e);
        }
    }

    /** Puts {@code text} in its place; until that is done the earlier text is there, whole. */
    public void write(String text) {
        refuseLinks();
        try {
            Files.createDirectories(folder);
            Path fresh = Files.createTempFile(folder, ".project", ".new");
            try {
                Files.writeString(fresh, text);
                Files.setPosixFilePermissions(fresh, PosixFilePermissions.fromString("rw-r--r--"));
                Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
            } finally {
                Files.deleteIfExists(fresh);
            }
        } catch (IOException e) {
            throw LocumProblem.cannot("problem.project.unwritable", file, String.valueOf(e.getMessage()))
                    .after(e);
        }
    }

    private void refuseLinks() {
        for (Path place : new Path[] {folder, file}) {
            if (Files.isSymbolicLink(place)) {
                throw LocumProblem.badInput("problem.project.link", place);
            }
        }
    }
}
