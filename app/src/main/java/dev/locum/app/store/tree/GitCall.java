package dev.locum.app.store.tree;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;

/** One running call of git: its input is fed and its output drained from the start, so several can run at once. */
final class GitCall {
    private static final Executor THREADS = Thread::startVirtualThread;

    private final List<String> command;
    private final Process process;
    private final Duration limit;
    private final long deadline;
    private final CompletableFuture<byte[]> out;
    private final CompletableFuture<byte[]> err;

    GitCall(List<String> command, Process process, byte[] input, Duration limit) {
        this.command = command;
        this.process = process;
        this.limit = limit;
        this.deadline = System.nanoTime() + limit.toNanos();
        this.out = CompletableFuture.supplyAsync(() -> drain(process.getInputStream()), THREADS);
        this.err = CompletableFuture.supplyAsync(() -> drain(process.getErrorStream()), THREADS);
        THREADS.execute(() -> feed(process.getOutputStream(), input));
    }

    /** What it wrote and how it ended, whatever the status. */
    static final class Ended {
        private final int status;
        private final byte[] out;
        private final String err;

        private Ended(int status, byte[] out, String err) {
            this.status = status;
            this.out = out;
            this.err = err;
        }

        int status() {
            return status;
        }

        /** The caller's own: nobody else reads it. */
        byte[] out() {
            return out;
        }

        String err() {
            return err;
        }

        String text() {
            return new String(out, StandardCharsets.UTF_8).strip();
        }
    }

    /** Waits for the end; a status other than 0 is a {@link TreeProblem.GitFailed}. */
    Ended succeed() {
        Ended ended = end();
        if (ended.status() != 0) {
            throw new TreeException(new TreeProblem.GitFailed(
                    command, ended.status(), ended.err().strip()));
        }
        return ended;
    }

    Ended end() {
        try {
            if (!process.waitFor(deadline - System.nanoTime(), TimeUnit.NANOSECONDS)) {
                process.destroyForcibly();
                throw new TreeException(new TreeProblem.GitTooSlow(command, limit));
            }
            return new Ended(process.exitValue(), out.join(), new String(err.join(), StandardCharsets.UTF_8));
        } catch (InterruptedException e) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
            throw new TreeException(new TreeProblem.GitFailed(command, -1, "interrupted"), e);
        } catch (CompletionException e) {
            throw new TreeException(new TreeProblem.GitFailed(command, -1, String.valueOf(e.getMessage())), e);
        }
    }

    private static byte[] drain(InputStream stream) {
        try (stream) {
            return stream.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void feed(OutputStream stream, byte[] input) {
        try (stream) {
            stream.write(input);
        } catch (IOException e) {
            // A call that ends before it has read everything says why through its status.
        }
    }
}
