package dev.locum.app.process;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;

/**
 * The process groups that run, on disk, so that the next Locum finds and ends what a crashed one left.
 *
 * <p>A group whose Locum still lives is left alone, and so is one that this process belongs to. A group is ended only when its leader is the very process that was
 * recorded; otherwise only what still bears the run's mark is.
 */
public final class RunRecords {
    private static final String ENDING = ".run";

    /** Waits until process $1 is gone, then ends the groups that follow: with TERM, after two seconds with KILL. */
    private static final String AFTER_US = """
            locum=$1; shift
            left=100
            while kill -0 "$locum" 2>/dev/null && [ $left -gt 0 ]; do left=$((left - 1)); sleep 0.05; done
            for group; do kill -TERM -"$group" 2>/dev/null; done
            left=20
            while [ $left -gt 0 ]; do
              living=no
              for group; do ! kill -0 -"$group" 2>/dev/null || living=yes; done
              [ $living = yes ] || exit 0
              left=$((left - 1)); sleep 0.1
            done
            for group; do kill -KILL -"$group" 2>/dev/null; done
            """;

    private final Path folder;

    /** @param folder made on first use */
    public RunRecords(Path folder) {
        this.folder = folder;
    }

    /** A process group that is on disk until this is closed. */
    public interface Kept extends AutoCloseable {
        @Override
        void close();
    }

    /** Keeps the group that {@code leader} leads, whose processes bear {@code mark}. */
    public Kept keep(Process leader, Mark mark) {
        String name = mark.value() + "-" + leader.pid();
        add(new RunRecord(name, mark, ProcessIdentity.current(), ProcessIdentity.known(leader.pid())));
        return () -> remove(name);
    }

    /** On disk and forced there when this returns. */
    void add(RunRecord record) {
        try {
            Files.createDirectories(folder);
            Path torn = folder.resolve(record.name() + ".new");
            try (FileChannel file = FileChannel.open(torn, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
                file.write(ByteBuffer.wrap(record.text().getBytes(StandardCharsets.UTF_8)));
                file.force(true);
            }
            Files.move(torn, path(record.name()), StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            throw new UncheckedIOException("could not record a run in " + folder, e);
        }
    }

    void remove(String name) {
        try {
            Files.deleteIfExists(path(name));
        } catch (IOException e) {
            throw new UncheckedIOException("could not remove the record of a run in " + folder, e);
        }
    }

    private Path path(String name) {
        return folder.resolve(name + ENDING);
    }

    /** Ends what Locums that are no more left running. @return how many groups were found */
    public int reap() {
        int reaped = 0;
        if (!Files.isDirectory(folder)) {
            return reaped;
        }
        try (DirectoryStream<Path> records = Files.newDirectoryStream(folder, "*" + ENDING)) {
            for (Path file : records) {
                reaped += reap(file) ? 1 : 0;
            }
        } catch (IOException e) {
            throw new UncheckedIOException("could not read the records of runs in " + folder, e);
        }
        return reaped;
    }

    /**
     * Sees to it that the groups of this Locum end right after it: it is about to be gone, and must not be there any more
     * to see them end, or it would take that for a result.
     */
    public void endAfterUs() {
        List<String> words = new ArrayList<>(GroupStart.ownGroup());
        words.addAll(List.of("/bin/sh", "-c", AFTER_US, "locum-end"));
        words.add(String.valueOf(ProcessHandle.current().pid()));
        ours().forEach(record -> words.add(String.valueOf(record.leader().pid())));
        try {
            new ProcessBuilder(words)
                    .redirectInput(Redirect.from(new File("/dev/null")))
                    .redirectOutput(Redirect.DISCARD)
                    .redirectError(Redirect.DISCARD)
                    .start();
        } catch (IOException e) {
            // the next Locum ends them
        }
    }

    private List<RunRecord> ours() {
        List<RunRecord> ours = new ArrayList<>();
        ProcessIdentity us = ProcessIdentity.current();
        if (!GroupStart.leads() || !Files.isDirectory(folder)) {
            return ours;
        }
        try (DirectoryStream<Path> records = Files.newDirectoryStream(folder, "*" + ENDING)) {
            for (Path file : records) {
                RunRecord.parse(Files.readString(file))
                        .filter(record ->
                                record.owner().equals(us) && record.leader().alive())
                        .ifPresent(ours::add);
            }
        } catch (IOException e) {
            // what could not be read is ended by the next Locum
        }
        return ours;
    }

    private static boolean reap(Path file) throws IOException {
        RunRecord record = RunRecord.parse(Files.readString(file)).orElse(null);
        if (record != null && (record.owner().alive() || record.mark().isOnUs())) {
            return false;
        }
        if (record != null) {
            long group = record.leader().alive() ? record.leader().pid() : GroupEnd.NO_GROUP;
            GroupEnd.of(group, record.mark());
        }
        Files.deleteIfExists(file);
        return record != null;
    }
}
