package dev.locum.app.cli;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locum.app.LocumProblem;
import dev.locum.app.cli.option.JsonOption;
import dev.locum.app.cli.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

class LocumTest {
    @TempDir
    private Path folder;

    @Test
    void shouldShowWhatThereIsWhenCalledAlone() {
        Rehearsal rehearsal = new Rehearsal(folder);

        int exit = rehearsal.call();

        assertEquals(0, exit);
        assertTrue(rehearsal.out().startsWith("Usage: locum"), rehearsal.out());
    }

    @Test
    void shouldSpeakRussianWhenAskedTo() {
        Rehearsal rehearsal = new Rehearsal(folder).with("LOCUM_LANG", "ru");

        rehearsal.call("--help");

        assertTrue(rehearsal.out().startsWith("Вызов: locum"), rehearsal.out());
        assertTrue(rehearsal.out().contains("Показать версию"), rehearsal.out());
    }

    @Test
    void shouldSayWhatIsUnknownAndWhereHelpIs() {
        Rehearsal rehearsal = new Rehearsal(folder);

        int exit = rehearsal.call("dance");

        assertEquals(ExitCode.BAD_INPUT.code(), exit);
        assertEquals("There is no such argument or command here: dance\nHelp: locum --help\n", rehearsal.err());
    }

    @Test
    void shouldSayAProblemInPlainLines() {
        Rehearsal rehearsal = new Rehearsal(folder);

        int exit = failing(rehearsal, () -> LocumProblem.cannot("problem.home.file", "/x"));

        assertEquals(ExitCode.CANNOT.code(), exit);
        assertTrue(rehearsal.err().startsWith("Your folder cannot be /x: that is a file."), rehearsal.err());
    }

    @Test
    void shouldGiveOneDocumentWhenAProblemMeetsAProgram() {
        Rehearsal rehearsal = new Rehearsal(folder);

        failing(rehearsal, () -> LocumProblem.badInput("problem.home.file", "/x"), "--json");

        assertTrue(rehearsal.out().startsWith("{\"problem\":\"problem.home.file\""), rehearsal.out());
        assertEquals("", rehearsal.err());
    }

    @Test
    void shouldKeepTheTraceInTheLogWhenAFailureIsUnexpected() throws IOException {
        Rehearsal rehearsal = new Rehearsal(folder);

        int exit = failing(rehearsal, () -> new IllegalStateException("the moon is away"));

        Path log = folder.resolve("home/logs/failures.log");
        assertAll(
                () -> assertEquals(ExitCode.CANNOT.code(), exit),
                () -> assertTrue(rehearsal.err().contains("the moon is away"), rehearsal.err()),
                () -> assertTrue(rehearsal.err().contains(log.toString()), rehearsal.err()),
                () -> assertFalse(rehearsal.err().contains("\tat "), rehearsal.err()),
                () -> assertTrue(Files.readString(log).contains("\tat ")));
    }

    private static int failing(Rehearsal rehearsal, Supplier<RuntimeException> failure, String... args) {
        String[] all = Stream.concat(Stream.of("fail"), Stream.of(args)).toArray(String[]::new);
        return Locum.in(rehearsal.surroundings())
                .addSubcommand(new Failing(failure))
                .setExecutionExceptionHandler(new ProblemPrinter(rehearsal.surroundings()))
                .execute(all);
    }

    /** A command that always fails. */
    @Command(name = "fail")
    static final class Failing implements Runnable {
        private final Supplier<RuntimeException> failure;

        @Mixin
        final JsonOption json = new JsonOption();

        Failing(Supplier<RuntimeException> failure) {
            this.failure = failure;
        }

        @Override
        public void run() {
            throw failure.get();
        }
    }
}
