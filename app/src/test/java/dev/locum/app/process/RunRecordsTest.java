package dev.locum.app.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunRecordsTest {
    private static final ProcessIdentity NOBODY = new ProcessIdentity(1, "another boot/0");

    @TempDir
    Path folder;

    @Test
    void shouldEndWhatACrashedLocumLeftWhenTheNextOneReaps() throws Exception {
        // given: a Locum killed in the middle of a check that has a child and one that left the group
        Path records = folder.resolve("runs");
        Process locum = locum(
                records,
                "sleep 600 & echo $! > child; setsid sh -c 'echo $$ > escaped; exec sleep 600' & "
                        + "echo $$ > leader.new && mv leader.new leader; wait");
        awaitFile("leader", locum);
        awaitFile("escaped", locum);
        awaitFile("child", locum);
        assertEquals(0, new RunRecords(records).reap(), "a live Locum's run is left alone");
        assertTrue(alive("leader"));
        locum.destroyForcibly().waitFor();
        assertTrue(alive("leader"), "the check outlives its Locum until it is reaped");

        // when
        int reaped = new RunRecords(records).reap();

        // then
        assertEquals(1, reaped);
        assertFalse(alive("leader"));
        assertFalse(alive("child"));
        assertFalse(alive("escaped"));
        assertEquals(0, count(records));
    }

    @Test
    void shouldLeaveAProcessAloneWhenItsNumberWasUsedAgain() throws Exception {
        // given: the record names a live process, but another start
        Process bystander = new ProcessBuilder("sleep", "600").start();
        RunRecords records = new RunRecords(folder.resolve("runs"));
        records.add(new RunRecord(
                "r1", Mark.ofCheck("r1"), NOBODY, new ProcessIdentity(bystander.pid(), "another boot/12")));

        // when
        records.reap();

        // then
        assertTrue(bystander.isAlive());
        bystander.destroyForcibly().waitFor();
    }

    @Test
    void shouldEndNothingWhenARecordIsTorn() throws Exception {
        // given
        Path records = Files.createDirectories(folder.resolve("runs"));
        Files.writeString(records.resolve("torn.run"), "form=2\nname=torn\nowner=1\nowner-start=x\nleader=");

        // when
        int reaped = new RunRecords(records).reap();

        // then
        assertEquals(0, reaped);
        assertEquals(0, count(records));
    }

    @Test
    void shouldReadBackWhatItWroteWhenARecordIsWhole() {
        // given
        RunRecord record = new RunRecord("r1", Mark.ofCheck("r1"), ProcessIdentity.current(), NOBODY);

        // then
        assertEquals(Optional.of(record), RunRecord.parse(record.text()));
    }

    @Test
    void shouldKnowItselfWhenAskedForALiveProcess() {
        assertTrue(ProcessIdentity.current().alive());
        assertFalse(new ProcessIdentity(ProcessHandle.current().pid(), "0").alive());
    }

    private Process locum(Path records, String command) throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        CrashedLocum.class.getName(),
                        records.toString(),
                        folder.toString(),
                        command)
                .redirectErrorStream(true)
                .redirectOutput(Redirect.to(folder.resolve("locum.log").toFile()))
                .start();
    }

    private void awaitFile(String name, Process writer) throws IOException {
        Path file = folder.resolve(name);
        while (writer.isAlive() && (!Files.exists(file) || Files.size(file) == 0)) {
            Thread.onSpinWait();
        }
        assertTrue(Files.exists(file), () -> name + " was never written");
    }

    /** A killed process may need a moment to go. */
    private boolean alive(String file) throws Exception {
        long pid = Long.parseLong(Files.readString(folder.resolve(file)).strip());
        Optional<ProcStat> stat = ProcStat.of(pid);
        for (long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(2);
                stat.isPresent() && !file.equals("leader") && System.nanoTime() < until; ) {
            stat = ProcStat.of(pid);
        }
        return stat.isPresent();
    }

    private static int count(Path records) throws IOException {
        try (Stream<Path> files = Files.list(records)) {
            return (int) files.count();
        }
    }
}
