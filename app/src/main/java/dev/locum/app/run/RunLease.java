package dev.locum.app.run;

import dev.locum.app.LocumProblem;
import dev.locum.core.ledger.Digest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * One driven run at a time in a working tree, across all Locums of one owner's folder.
 *
 * <p>The operating system frees it when the Locum that holds it dies, however it dies.
 */
public final class RunLease implements AutoCloseable {
    private static final int LONGEST_HOLDER = 200;
    private static final int NAME_LENGTH = 20;

    private final FileChannel channel;

    private RunLease(FileChannel channel) {
        this.channel = channel;
    }

    /**
     * @param folder where leases live; made on first use
     * @param tree the top of the working tree
     * @param holder who takes it, one line, told to others that come
     * @throws LocumProblem when another run holds it
     */
    public static RunLease take(Path folder, Path tree, String holder) {
        String name = Digest.of(tree.toString().getBytes(StandardCharsets.UTF_8))
                .hex()
                .substring(0, NAME_LENGTH);
        Path file = folder.resolve(name + ".run");
        try {
            Files.createDirectories(folder);
            FileChannel channel = FileChannel.open(
                    file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
            if (!lock(channel)) {
                String other = Files.readString(file).strip();
                channel.close();
                throw LocumProblem.cannot(
                        "problem.run.taken", tree, other.substring(0, Math.min(other.length(), LONGEST_HOLDER)));
            }
            channel.truncate(0);
            channel.write(ByteBuffer.wrap(holder.getBytes(StandardCharsets.UTF_8)), 0);
            return new RunLease(channel);
        } catch (IOException e) {
            throw new UncheckedIOException("could not take the lease " + file, e);
        }
    }

    private static boolean lock(FileChannel channel) throws IOException {
        try {
            return channel.tryLock() != null;
        } catch (OverlappingFileLockException inThisProcess) {
            return false;
        }
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException e) {
            throw new UncheckedIOException("could not give back a run's lease", e);
        }
    }
}
