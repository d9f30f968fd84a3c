package dev.locum.app.run.check;

import dev.locum.core.ledger.Digest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;

/**
 * One check at a time per working tree, across all Locums of one owner's folder. The operating system frees the lock
 * of a Locum that died.
 */
public final class TreeLocks {
    private static final int NAME_LIMIT = 1000;
    private final Path folder;
    private final Map<Path, ReentrantLock> inThisProcess = new ConcurrentHashMap<>();

    /** A lock that is held until closed, by the thread that took it. */
    public interface Held extends AutoCloseable {
        @Override
        void close();
    }

    /** @param folder where lock files live; made on first use */
    public TreeLocks(Path folder) {
        this.folder = folder;
    }

    /**
     * Waits for the lock.
     *
     * @param tree the top of the working tree
     * @param holder who asks, one line, shown to others that wait
     * @param waiting is told who holds it, once, when it is not free
     * @throws InterruptedException when the thread was interrupted while it waited
     */
    public Held take(Path tree, String holder, Consumer<String> waiting) throws InterruptedException {
        Path file = folder.resolve(Digest.of(tree.toString().getBytes(StandardCharsets.UTF_8))
                        .hex()
                        .substring(0, 20)
                + ".check");
        ReentrantLock here = inThisProcess.computeIfAbsent(file, any -> new ReentrantLock(true));
        if (!here.tryLock()) {
            waiting.accept(holderOf(file));
            here.lockInterruptibly();
        }
        try {
            Files.createDirectories(folder);
            FileChannel channel = FileChannel.open(
                    file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
            FileLock lock = channel.tryLock();
            if (lock == null) {
                waiting.accept(holderOf(file));
                lock = channel.lock();
            }
            name(channel, holder);
            return () -> {
                try {
                    channel.close();
                } catch (IOException e) {
                    throw new UncheckedIOException("could not free " + file, e);
                } finally {
                    here.unlock();
                }
            };
        } catch (java.nio.channels.FileLockInterruptionException | java.nio.channels.ClosedByInterruptException e) {
            here.unlock();
            throw new InterruptedException("while waiting for " + file);
        } catch (IOException e) {
            here.unlock();
            throw new UncheckedIOException("could not lock " + file, e);
        }
    }

    private static void name(FileChannel channel, String holder) throws IOException {
        channel.truncate(0);
        channel.write(ByteBuffer.wrap(holder.getBytes(StandardCharsets.UTF_8)), 0);
    }

    private static String holderOf(Path file) {
        try {
            String holder = Files.readString(file).strip();
            return holder.isEmpty() ? "another check" : holder.substring(0, Math.min(holder.length(), NAME_LIMIT));
        } catch (IOException e) {
            return "another check";
        }
    }
}
