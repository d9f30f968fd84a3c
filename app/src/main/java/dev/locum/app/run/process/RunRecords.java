package dev.locum.app.run.process;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * The process groups that run, on disk, so that the next Locum finds and ends what a crashed one left.
 *
 * <p>A group whose Locum still lives is left alone. A group is ended only when its leader is the very process that was
 * recorded; otherwise only what still bears the run's mark is.
 */
public final class RunRecords {
    private static final String ENDING = ".run";
    private final Path folder;

    /** @param folder made on first use */
    public RunRecords(Path folder) {
        this.folder = folder;
    }

    /** On disk and forced there when this returns. */
    void add(RunRecord record) {
        try {
            Files.createDirectories(folder);
            Path torn = folder.resolve(record.run() + ".new");
            try (FileChannel file = FileChannel.open(torn, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
                file.write(ByteBuffer.wrap(record.text().getBytes(StandardCharsets.UTF_8)));
                file.force(true);
            }
            Files.move(torn, path(record.run()), StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            throw new UncheckedIOException("could not record a run in " + folder, e);
        }
    }

    void remove(String run) {
        try {
            Files.deleteIfExists(path(run));
        } catch (IOException e) {
            throw new UncheckedIOException("could not remove the record of a run in " + folder, e);
        }
    }

    private Path path(String run) {
        return folder.resolve(run + ENDING);
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

    private static boolean reap(Path file) throws IOException {
        RunRecord record = RunRecord.parse(Files.readString(file)).orElse(null);
        if (record != null && record.owner().alive()) {
            return false;
        }
        if (record != null) {
            long group = record.leader().alive() ? record.leader().pid() : GroupEnd.NO_GROUP;
            GroupEnd.of(group, new Mark(record.run()));
        }
        Files.deleteIfExists(file);
        return record != null;
    }
}
