package dev.locum.app.daemon;

import dev.locum.app.LocumProblem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.Set;

/**
 * The owner's folder: {@code LOCUM_HOME}, or {@code ~/.locum}. Only its owner can look into it.
 *
 * @param root absolute
 */
public record OwnerHome(Path root) {
    private static final Set<PosixFilePermission> OWNER_ONLY = PosixFilePermissions.fromString("rwx------");

    /** Where the folder is by the words of {@code environment}; touches nothing. */
    public static OwnerHome named(Map<String, String> environment) {
        String chosen = environment.getOrDefault("LOCUM_HOME", "");
        if (!chosen.isEmpty()) {
            return new OwnerHome(absolute("LOCUM_HOME", chosen));
        }
        String home = environment.getOrDefault("HOME", "");
        if (home.isEmpty()) {
            throw LocumProblem.cannot("problem.home.none");
        }
        Path house = absolute("HOME", home);
        if (!Files.isDirectory(house)) {
            throw LocumProblem.cannot("problem.home.missing", house);
        }
        return new OwnerHome(house.resolve(".locum"));
    }

    /**
     * Makes the folder where it is missing and sees that nobody else can look into it.
     *
     * <p>A folder of Locum's own that others may read is closed to them. One that holds other things is left as it is
     * and refused: closing it could lock somebody out of what is theirs.
     */
    public OwnerHome opened() {
        try {
            if (Files.exists(root)) {
                closeToOthers();
            } else {
                Files.createDirectories(root, PosixFilePermissions.asFileAttribute(OWNER_ONLY));
            }
            for (Path folder : Set.of(logs(), states(), runs(), locks())) {
                Files.createDirectories(folder, PosixFilePermissions.asFileAttribute(OWNER_ONLY));
            }
            return this;
        } catch (IOException | UnsupportedOperationException e) {
            throw LocumProblem.cannot("problem.home.unusable", root, String.valueOf(e.getMessage()))
                    .after(e);
        }
    }

    public Path database() {
        return root.resolve("locum.db");
    }

    public Path logs() {
        return root.resolve("logs");
    }

    /** Object stores of tree states. */
    public Path states() {
        return root.resolve("states");
    }

    /** Working trees and scratch copies of driven runs. */
    public Path runs() {
        return root.resolve("runs");
    }

    public Path locks() {
        return root.resolve("locks");
    }

    private void closeToOthers() throws IOException {
        if (!Files.isDirectory(root)) {
            throw LocumProblem.cannot("problem.home.file", root);
        }
        Set<PosixFilePermission> now = Files.getPosixFilePermissions(root);
        if (now.equals(OWNER_ONLY)) {
            return;
        }
        if (!isOurs()) {
            throw LocumProblem.cannot("problem.home.open", root, PosixFilePermissions.toString(now));
        }
        Files.setPosixFilePermissions(root, OWNER_ONLY);
    }

    private boolean isOurs() throws IOException {
        if (Files.exists(database())) {
            return true;
        }
        try (var inside = Files.list(root)) {
            return inside.findAny().isEmpty();
        }
    }

    private static Path absolute(String variable, String value) {
        try {
            Path path = Path.of(value);
            if (path.isAbsolute()) {
                return path.normalize();
            }
        } catch (InvalidPathException e) {
            throw LocumProblem.cannot("problem.home.relative", variable, value).after(e);
        }
        throw LocumProblem.cannot("problem.home.relative", variable, value);
    }
}
