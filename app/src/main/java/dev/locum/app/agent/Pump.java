package dev.locum.app.agent;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Hands what a stream brings to a sink, in chunks of UTF-8. A sink that throws hears no more, and the stream is drained
 * all the same: whoever writes into it must not be left waiting.
 */
final class Pump implements Runnable {
    private static final int CHUNK = 8192;

    private final InputStream stream;
    private final Consumer<String> sink;
    private final Runnable onFailure;
    private volatile @Nullable RuntimeException failure;

    Pump(InputStream stream, Consumer<String> sink, Runnable onFailure) {
        this.stream = stream;
        this.sink = sink;
        this.onFailure = onFailure;
    }

    @Override
    public void run() {
        try (Reader reader = new InputStreamReader(stream, StandardCharsets.UTF_8)) {
            var buffer = new char[CHUNK];
            for (int read = reader.read(buffer); read >= 0; read = reader.read(buffer)) {
                hand(new String(buffer, 0, read));
            }
        } catch (IOException ignored) {
            // The stream was closed at the end of the run.
        }
    }

    private void hand(String chunk) {
        if (failure != null) {
            return;
        }
        try {
            sink.accept(chunk);
        } catch (RuntimeException e) {
            failure = e;
            onFailure.run();
        }
    }

    /** Throws what the sink threw, if it did. */
    void rethrow() {
        var thrown = failure;
        if (thrown != null) {
            throw thrown;
        }
    }
}
