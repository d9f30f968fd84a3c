package dev.locum.app.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locum.app.agent.Assignment.Words;
import dev.locum.app.process.RunRecords;
import dev.locum.core.session.ExecutorOutcome;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What every executor owes its caller, whatever program stands behind it. */
public abstract class ExecutorContract {
    protected static final Duration LONG = Duration.ofMinutes(2);

    @TempDir
    protected Path folder;

    @TempDir
    private Path runs;

    /** An executor that makes the file {@code made.txt} in the project and reports {@code I made it.} */
    protected abstract Executor maker();

    /** An executor that makes the file {@code begun.txt} in the project and then works for ever. */
    protected abstract Executor endless();

    protected Path project() {
        return folder;
    }

    /** Where an executor's processes are recorded. */
    protected RunRecords records() {
        return new RunRecords(runs);
    }

    protected Assignment first(Duration wall) {
        return new Assignment(
                "t1", new Words.Task("-- make it, \"now\"\n$HOME"), project(), 1, Optional.empty(), Limits.of(wall));
    }

    @Test
    void shouldReportAndLeaveItsWorkInTheProjectWhenItIsDone() {
        var seen = new ArrayList<Progress>();

        var outcome = maker().work(first(LONG), seen::add);

        assertEquals(new ExecutorOutcome.Done("I made it."), outcome);
        assertTrue(Files.exists(project().resolve("made.txt")));
        assertInstanceOf(Progress.Started.class, seen.getFirst());
        assertInstanceOf(Progress.Spent.class, seen.getLast());
    }

    @Test
    void shouldEndAtItsLimitWhenItWorksForEver() {
        var limit = Duration.ofMillis(100);

        assertEquals(new ExecutorOutcome.TimedOut(limit), endless().work(first(limit), progress -> {}));
    }

    @Test
    void shouldEndWithAllItStartedWhenItsCallerIsInterrupted() throws Exception {
        var outcome = new CompletableFuture<ExecutorOutcome>();
        var before = children();
        var caller = Thread.ofPlatform().start(() -> outcome.complete(endless().work(first(LONG), progress -> {})));
        awaitFile(project(), "begun.txt");

        caller.interrupt();

        assertEquals(new ExecutorOutcome.Interrupted(), outcome.get());
        caller.join();
        assertTrue(before.containsAll(children()), "a process was left behind");
    }

    @Test
    void shouldEndAndThrowWhatWasThrownWhenItsWatchFails() {
        Watch failing = progress -> {
            throw new IllegalStateException("the ledger is full");
        };

        var thrown = assertThrows(IllegalStateException.class, () -> maker().work(first(LONG), failing));

        assertEquals("the ledger is full", thrown.getMessage());
    }

    @Test
    void shouldBeOnRecordOnlyWhileItWorksWhenItEnds() throws Exception {
        var seen = new ArrayList<Integer>();

        maker().work(first(LONG), progress -> {});
        try (var left = Files.list(runs)) {
            left.forEach(file -> seen.add(1));
        }

        assertEquals(List.of(), seen);
    }

    @Test
    void shouldCrashWithTheReasonWhenTheProjectIsGone() throws Exception {
        var gone = new Assignment(
                "t1", new Words.Task("make it"), folder.resolve("gone"), 1, Optional.empty(), Limits.of(LONG));

        var crashed = assertInstanceOf(ExecutorOutcome.Crashed.class, maker().work(gone, progress -> {}));

        assertTrue(crashed.how().contains("gone is not a folder"), crashed.how());
        assertFalse(Files.exists(folder.resolve("made.txt")));
    }

    private static List<Long> children() {
        return ProcessHandle.current().descendants().map(ProcessHandle::pid).toList();
    }

    /** Waits for a file by watching its folder, not by the clock. */
    protected static void awaitFile(Path folder, String name) throws Exception {
        try (var watcher = folder.getFileSystem().newWatchService()) {
            folder.register(watcher, StandardWatchEventKinds.ENTRY_CREATE);
            while (!Files.exists(folder.resolve(name))) {
                watcher.take().reset();
            }
        }
    }
}
