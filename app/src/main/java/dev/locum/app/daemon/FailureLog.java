package dev.locum.app.daemon;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.InstantSource;

/** Keeps the traces that are never shown on a terminal, in {@code logs/failures.log} of the owner's folder. */
public final class FailureLog {
    private final Path file;
    private final InstantSource clock;

    public FailureLog(OwnerHome home, InstantSource clock) {
        this.file = home.logs().resolve("failures.log");
        this.clock = clock;
    }

    /** Appends the trace of {@code failure} and says where it is. */
    public Path keep(Throwable failure) throws IOException {
        StringWriter trace = new StringWriter();
        failure.printStackTrace(new PrintWriter(trace));
        Files.writeString(
                file, clock.instant() + " " + trace + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        return file;
    }
}
