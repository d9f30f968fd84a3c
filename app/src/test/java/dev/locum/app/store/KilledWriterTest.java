package dev.locum.app.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locum.core.ledger.StreamName;
import dev.locum.core.ledger.Verification;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Real processes append, really die by SIGKILL, and what they had acknowledged is looked for. */
class KilledWriterTest {
    private static final int LANES = 2;
    private static final int ROUNDS = 60;
    private static final int WRITERS = 2;
    private static final int MOST_APPENDS = 12;

    /** After so many rounds a lane goes on with a new database, so that looking through it stays cheap. */
    private static final int ROUNDS_A_DATABASE = 12;

    @TempDir
    private Path folder;

    @Test
    void shouldHaveEverythingAcknowledgedWhenWritersAreKilledHundredsOfTimes()
            throws IOException, InterruptedException, ExecutionException {
        // given: lanes with databases of their own, so that the next to open one recovers what the dead left
        var program = WriterProgram.in(folder);
        var lanes = IntStream.range(0, LANES)
                .<Callable<Integer>>mapToObj(lane -> () -> lane(program, lane))
                .toList();

        // when
        var killed = 0;
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (var lane : threads.invokeAll(lanes)) {
                killed += lane.get();
            }
        }

        // then
        assertEquals(LANES * ROUNDS * WRITERS, killed);
    }

    private int lane(WriterProgram program, int lane) throws InterruptedException, ExecutionException {
        var random = new SplittableRandom(lane);
        var killed = 0;
        for (var round = 0; round < ROUNDS; round++) {
            var database = folder.resolve("lane-" + lane + "-" + round / ROUNDS_A_DATABASE + ".db");
            var writers = new ArrayList<Writer>();
            for (var i = 0; i < WRITERS; i++) {
                var stream = new StreamName("task/" + lane + "-" + round + "-" + i);
                writers.add(new Writer(program, database, stream, random.nextInt(MOST_APPENDS), random.nextLong()));
            }
            var acknowledged = all(writers);
            killed += acknowledged.size();
            try (var ledger = SqliteLedger.open(database, InstantSource.system(), random)) {
                acknowledged.forEach(one -> one.lookFor(ledger));
                assertInstanceOf(Verification.Intact.class, ledger.verify());
            }
        }
        return killed;
    }

    private static List<Acknowledged> all(List<Writer> writers) throws InterruptedException, ExecutionException {
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var results = new ArrayList<Acknowledged>();
            for (Future<Acknowledged> result : threads.invokeAll(writers)) {
                results.add(result.get());
            }
            return results;
        }
    }

    /** A writer that is killed when it has said so many lines; where in its next append that hits it is chance. */
    private record Writer(WriterProgram program, Path database, StreamName stream, int lines, long seed)
            implements Callable<Acknowledged> {

        @Override
        public Acknowledged call() throws IOException, InterruptedException {
            var process = program.start(database, stream, seed);
            try (var said = process.inputReader()) {
                var last = -1;
                for (var i = 0; i <= lines; i++) {
                    last = number(said, last);
                }
                process.toHandle().destroyForcibly();
                var next = number(said, last);
                while (next > last) {
                    last = next;
                    next = number(said, last);
                }
                process.waitFor();
                return new Acknowledged(stream, last, process.exitValue());
            }
        }

        /** The next line's number, or the last one's where there is no more. */
        private static int number(BufferedReader said, int last) throws IOException {
            var line = said.readLine();
            return line == null ? last : Integer.parseInt(line);
        }
    }

    /** What a dead writer had been told is recorded. */
    private record Acknowledged(StreamName stream, int appends, int exit) {
        private static final int KILLED = 128 + 9;

        void lookFor(SqliteLedger ledger) {
            assertEquals(KILLED, exit, "it was to die by the signal alone");
            var entries = ledger.read(stream, 0).size();
            assertTrue(entries >= appends * AppendLoop.BATCH, () -> stream + " lost what was acknowledged");
            assertTrue(entries <= (appends + 1) * AppendLoop.BATCH, () -> stream + " has more than was written");
            assertEquals(0, entries % AppendLoop.BATCH, () -> stream + " has a part of an append");
        }
    }
}
