package dev.locum.app.store.tree;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;

/**
 * One working tree's lock: held against other threads of this process and, by the operating system, against other
 * processes. It goes with the process that held it, however that ended.
 */
final class TreeLock implements AutoCloseable {
    private static final Map<Path, ReentrantLock> HERE = new ConcurrentHashMap<>();

    private final ReentrantLock here;
    private final FileChannel channel;
    private final FileLock everywhere;

    private TreeLock(ReentrantLock here, FileChannel channel, FileLock everywhere) {
        this.here = here;
        this.channel = channel;
        this.everywhere = everywhere;
    }

    /** Waits until the lock is free. */
    static TreeLock acquire(Path dir) {
        ReentrantLock here = HERE.computeIfAbsent(dir, any -> new ReentrantLock());
        here.lock();
        try {
            ObjectStore.ownerOnly(dir);
            FileChannel channel =
                    FileChannel.open(dir.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            return new TreeLock(here, channel, channel.lock());
        } catch (IOException e) {
            here.unlock();
            throw ObjectStore.failed(dir, e);
        }
    }

    /** Hands back what may only be had by the holder. */
    <T> T with(T guarded) {
        if (!everywhere.isValid()) {
            throw new IllegalStateException("the lock was let go");
        }
        return guarded;
    }

    @Override
    public void close() {
        try (channel) {
            everywhere.release();
        } catch (IOException e) {
            throw ObjectStore.failed(Path.of("lock"), e);
        } finally {
            here.unlock();
        }
    }
}
