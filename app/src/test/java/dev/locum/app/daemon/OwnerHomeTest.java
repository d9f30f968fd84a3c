package dev.locum.app.daemon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locum.app.LocumProblem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OwnerHomeTest {
    @TempDir
    private Path folder;

    @Test
    void shouldBeClosedToOthersWhenMade() throws IOException {
        OwnerHome home = OwnerHome.named(Map.of("HOME", folder.toString())).opened();

        assertEquals(folder.resolve(".locum"), home.root());
        assertEquals("rwx------", modes(home.root()));
        assertTrue(Files.isDirectory(home.locks()));
    }

    @Test
    void shouldBeMovedByItsVariable() {
        OwnerHome home = OwnerHome.named(Map.of("HOME", "/nowhere", "LOCUM_HOME", folder + "/a/../b"));

        assertEquals(folder.resolve("b"), home.root());
    }

    @Test
    void shouldBeClosedAgainWhenItIsOurs() throws IOException {
        OwnerHome home = new OwnerHome(folder.resolve("home")).opened();
        Files.createFile(home.database());
        Files.setPosixFilePermissions(home.root(), PosixFilePermissions.fromString("rwxr-xr-x"));

        home.opened();

        assertEquals("rwx------", modes(home.root()));
    }

    @Test
    void shouldBeRefusedAndLeftAloneWhenItHoldsOtherThings() throws IOException {
        Files.createFile(folder.resolve("letter.txt"));
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));

        LocumProblem problem = assertThrows(LocumProblem.class, () -> new OwnerHome(folder).opened());

        assertEquals("problem.home.open", problem.key());
        assertEquals("rwxr-xr-x", modes(folder));
    }

    @Test
    void shouldBeRefusedWhenItIsAFile() throws IOException {
        Path file = Files.createFile(folder.resolve("file"));

        LocumProblem problem = assertThrows(LocumProblem.class, () -> new OwnerHome(file).opened());

        assertEquals("problem.home.file", problem.key());
    }

    @Test
    void shouldSayWhatIsMissingWhenNoVariableNamesAPlace() {
        assertEquals("problem.home.none", problemOf(Map.of()));
        assertEquals("problem.home.missing", problemOf(Map.of("HOME", folder + "/gone")));
        assertEquals("problem.home.relative", problemOf(Map.of("LOCUM_HOME", "~/x")));
    }

    private static String problemOf(Map<String, String> environment) {
        return assertThrows(LocumProblem.class, () -> OwnerHome.named(environment))
                .key();
    }

    private static String modes(Path folder) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(folder));
    }
}
