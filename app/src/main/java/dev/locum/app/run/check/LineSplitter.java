package dev.locum.app.run.check;

import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;

/**
 * Cuts a stream of bytes into lines, ended by a line feed or a carriage return (progress bars). A line longer than
 * {@value #LONGEST} bytes is cut; empty lines are told too.
 */
final class LineSplitter {
    static final int LONGEST = 16 * 1024;

    private final byte[] line = new byte[LONGEST];
    private final Consumer<String> lines;
    private int length;
    private boolean afterReturn;

    LineSplitter(Consumer<String> lines) {
        this.lines = lines;
    }

    synchronized void printed(byte[] buffer, int count) {
        for (int i = 0; i < count; i++) {
            byte b = buffer[i];
            if (b == '\n') {
                if (!afterReturn) {
                    flush();
                }
            } else if (b == '\r') {
                flush();
            } else if (length < LONGEST) {
                line[length++] = b;
            }
            afterReturn = b == '\r';
        }
    }

    /** The last line may have no end. */
    synchronized void end() {
        if (length > 0) {
            flush();
        }
    }

    private void flush() {
        lines.accept(new String(line, 0, length, StandardCharsets.UTF_8));
        length = 0;
    }
}
