package dev.locum.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class OwnerNewsTest {
    private static final String TELL = "config: 1\nnotify: {command: 'cat >> told'}\n";

    @TempDir
    private Path folder = Path.of("");

    private ShopProject shop = ShopProject.none();
    private Rehearsal rehearsal = new Rehearsal(folder);

    @BeforeEach
    void makeProject() {
        shop = ShopProject.in(folder);
        rehearsal = new Rehearsal(folder);
    }

    private int run(String config, String work) throws IOException {
        Path home = Files.createDirectories(
                folder.resolve("home"),
                PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
        Files.writeString(home.resolve("config.yaml"), config);
        return rehearsal.call(
                "run",
                "Round half up",
                "--project",
                shop.root().toString(),
                "--agent",
                shop.executor(work),
                "--check",
                ShopProject.CHECK);
    }

    private String told() throws IOException {
        return Files.readString(folder.resolve("home/told"));
    }

    @Test
    void shouldTellTheOwnerWhenARunHasEnded() throws IOException {
        assertEquals(
                0,
                run(TELL, "sed -i 's|/ 100|+ 50) / 100|; s|(($1|((($1|' price.sh\necho 'Mended.'\n"),
                rehearsal.err());

        assertTrue(told().startsWith("{\"event\":\"run-ended\",\"how\":\"clean\",\"rounds\":1"), told());
    }

    @Test
    void shouldTellTheOwnerWhatWaitsWhenARunCannotGoOnWithoutThem() throws IOException {
        assertEquals(4, run(TELL, "echo 'All tests pass.'\n"), rehearsal.err());

        assertTrue(told().startsWith("{\"event\":\"waits\",\"item\":\"t"), told());
    }

    @Test
    void shouldHarmNothingWhenTheCommandFails() throws IOException {
        int exit = run("config: 1\nnotify: {command: 'echo no bell >&2; exit 3'}\n", "echo 'All tests pass.'\n");

        assertEquals(4, exit, rehearsal.err());
        assertTrue(rehearsal.err().contains("no bell"), rehearsal.err());
    }

    @Test
    void shouldNameAllThatIsWrongAndBeginNothingWhenTheConfigurationIsBroken() throws IOException {
        assertEquals(2, run("config: 2\nnotify: {command: [a]}\n", "touch begun\n"));

        assertTrue(rehearsal.err().contains("config: 1"), rehearsal.err());
        assertTrue(rehearsal.err().contains("notify.command"), rehearsal.err());
        assertFalse(Files.exists(shop.root().resolve("begun")));
    }
}
