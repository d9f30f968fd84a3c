package dev.locum.app.cli;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locum.app.cli.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class InitCommandTest {
    @TempDir
    private Path folder;

    private Path shop;
    private Path text;

    @BeforeEach
    void aProjectWithATestThatIsRed() throws IOException, InterruptedException {
        shop = Files.createDirectory(folder.resolve("shop"));
        text = shop.resolve(".locum/project.yaml");
        Path test = Files.writeString(
                shop.resolve("test.sh"),
                "#!/bin/sh\ntouch ../checked\necho reading\necho fatal: no such module\nexit 1\n");
        assertTrue(test.toFile().setExecutable(true));
        assertEquals(
                0,
                new ProcessBuilder("git", "init", "-q")
                        .directory(shop.toFile())
                        .start()
                        .waitFor());
    }

    @Test
    void shouldProposeAskAcceptAndShowWhatIsRedAlready() throws IOException {
        Rehearsal rehearsal = rehearsal().typing("yes\n");

        int exit = rehearsal.call("init", "--project", "shop");

        assertAll(
                () -> assertEquals(0, exit, rehearsal.err()),
                () -> assertTrue(Files.readString(text).contains("{id: tests, run: \"./test.sh\"}")),
                () -> assertTrue(rehearsal.out().contains("run: \"./test.sh\""), rehearsal.out()),
                () -> assertTrue(rehearsal.out().contains("tests: red already"), rehearsal.out()),
                () -> assertTrue(rehearsal.out().contains("      fatal: no such module\n"), rehearsal.out()));
    }

    @Test
    void shouldSayWhereToChangeTheCommandWhenACheckCouldNotStart() {
        Rehearsal rehearsal = rehearsal();

        rehearsal.call("init", "--project", "shop", "--yes", "--check", "no-such-tool test");

        assertTrue(rehearsal.out().contains("no-such-tool: not found"), rehearsal.out());
        assertTrue(rehearsal.out().contains("put another command after \"run\" in " + text), rehearsal.out());
    }

    @Test
    void shouldChangeNothingWhenTheAnswerIsNotYes() {
        Rehearsal rehearsal = rehearsal().typing("\n");

        int exit = rehearsal.call("init", "--project", "shop");

        assertEquals(ExitCode.WAITS_FOR_OWNER.code(), exit);
        assertFalse(Files.exists(text));
    }

    @Test
    void shouldRefuseWhenNobodyCanBeAsked() {
        Rehearsal rehearsal = rehearsal();

        int exit = rehearsal.call("init", "--project", "shop");

        assertEquals(ExitCode.WAITS_FOR_OWNER.code(), exit);
        assertTrue(rehearsal.err().startsWith("Nobody sits at this terminal"), rehearsal.err());
        assertFalse(Files.exists(text));
    }

    @Test
    void shouldShowTheDifferenceAndKeepTheEarlierTextInForceWhenTheFileHasChanged() throws IOException {
        rehearsal().call("init", "--project", "shop", "--yes", "--no-baseline");
        Files.writeString(text, Files.readString(text).replace("./test.sh", "touch ../cheated"));
        Rehearsal again = rehearsal().typing("no\n");

        int exit = again.call("init", "--project", "shop");

        assertAll(
                () -> assertEquals(ExitCode.WAITS_FOR_OWNER.code(), exit),
                () -> assertTrue(again.out().contains("-  - {id: tests, run: \"./test.sh\"}"), again.out()),
                () -> assertTrue(again.out().contains("+  - {id: tests, run: \"touch ../cheated\"}"), again.out()));
        rehearsal().call("prove", "--project", "shop");
        assertTrue(Files.exists(folder.resolve("checked")), "what was accepted runs");
        assertFalse(Files.exists(folder.resolve("cheated")), "what was not accepted does not");
    }

    @Test
    void shouldNameEveryProblemOfABrokenTextAndPutNothingInForce() throws IOException {
        Files.createDirectories(text.getParent());
        Files.writeString(text, "project: 1\nchecks:\n  - {id: A, run: x, timeout: never}\n");
        Rehearsal rehearsal = rehearsal().typing("yes\n");

        int exit = rehearsal.call("init", "--project", "shop");

        assertAll(
                () -> assertEquals(ExitCode.BAD_INPUT.code(), exit),
                () -> assertTrue(rehearsal.out().contains("line 3: checks[0].id: \"A\""), rehearsal.out()),
                () -> assertTrue(rehearsal.out().contains("line 3: checks[0].timeout: \"never\""), rehearsal.out()));
    }

    @Test
    void shouldRunNothingOfAClonedTextBeforeItIsAccepted() throws IOException {
        Files.createDirectories(text.getParent());
        Files.writeString(text, "project: 1\nchecks:\n  - {id: evil, run: touch ran}\n");

        rehearsal().call("prove", "--project", "shop");
        rehearsal().call("init", "--project", "shop");

        assertFalse(Files.exists(shop.resolve("ran")));
    }

    @Test
    void shouldRefuseATextThatHoldsAKey() throws IOException {
        Files.createDirectories(text.getParent());
        String key = "ghp_" + "a1B2c3D4e5F6".repeat(3);
        Files.writeString(text, "project: 1\nchecks:\n  - {id: a, run: TOKEN=" + key + " ./test.sh}\n");
        Rehearsal rehearsal = rehearsal();

        int exit = rehearsal.call("init", "--project", "shop", "--yes");

        assertEquals(ExitCode.BAD_INPUT.code(), exit);
        assertTrue(rehearsal.err().contains("looks like a key"), rehearsal.err());
    }

    @Test
    void shouldSayPlainlyThatThereIsNoRepository() throws IOException {
        Files.createDirectory(folder.resolve("bare"));
        Rehearsal rehearsal = rehearsal();

        int exit = rehearsal.call("init", "--project", "bare");

        assertEquals(ExitCode.BAD_INPUT.code(), exit);
        assertTrue(rehearsal.err().contains("is in no git repository"), rehearsal.err());
    }

    private Rehearsal rehearsal() {
        return new Rehearsal(folder);
    }
}
