package dev.locum.app.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.locum.app.LocumProblem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProjectFileTest {
    @TempDir
    private Path root;

    @Test
    void shouldGiveBackWhatWasWrittenAndLeaveNothingElse() throws IOException {
        ProjectFile file = new ProjectFile(root);

        file.write("project: 1\n");
        file.write("project: 1 # ещё раз\n");

        assertEquals(Optional.of("project: 1 # ещё раз\n"), file.read());
        try (var inside = Files.list(root.resolve(".locum"))) {
            assertEquals(1, inside.count());
        }
    }

    @Test
    void shouldTellNoFileFromAnEmptyOne() {
        ProjectFile file = new ProjectFile(root);

        assertEquals(Optional.empty(), file.read());
        file.write("");
        assertEquals(Optional.of(""), file.read());
    }

    @Test
    void shouldRefuseALinkWhenItLeadsElsewhere() throws IOException {
        Path elsewhere = Files.createDirectory(root.resolve("elsewhere"));
        Files.createSymbolicLink(root.resolve(".locum"), elsewhere);

        LocumProblem problem = assertThrows(LocumProblem.class, () -> new ProjectFile(root).write("x"));

        assertEquals("problem.project.link", problem.key());
    }

    @Test
    void shouldRefuseWhatIsNoText() throws IOException {
        Files.createDirectory(root.resolve(".locum"));
        Files.write(root.resolve(".locum/project.yaml"), new byte[] {(byte) 0xff, 0, 1});

        LocumProblem problem = assertThrows(LocumProblem.class, () -> new ProjectFile(root).read());

        assertEquals("problem.project.no-text", problem.key());
    }
}
