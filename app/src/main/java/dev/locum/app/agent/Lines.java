package dev.locum.app.agent;

import java.util.function.Consumer;

/**
 * Cuts chunks into lines. A line longer than the room is dropped whole, because half a line is worse than none to
 * whoever parses it. One thread at a time.
 */
public final class Lines implements Consumer<String> {
    private final int room;
    private final Consumer<String> sink;
    private final StringBuilder pending = new StringBuilder();
    private boolean overflowing;

    /** The room is in UTF-16 units. */
    public Lines(int room, Consumer<String> sink) {
        this.room = room;
        this.sink = sink;
    }

    @Override
    public void accept(String chunk) {
        int from = 0;
        for (int end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', from)) {
            take(chunk, from, end);
            finish();
            from = end + 1;
        }
        take(chunk, from, chunk.length());
    }

    /** The stream has ended: what came without a line feed is a line too. */
    public void finish() {
        if (!overflowing && !pending.isEmpty()) {
            sink.accept(pending.toString());
        }
        pending.setLength(0);
        overflowing = false;
    }

    private void take(String chunk, int from, int to) {
        if (overflowing) {
            return;
        }
        if (pending.length() + to - from > room) {
            overflowing = true;
            pending.setLength(0);
            return;
        }
        pending.append(chunk, from, to);
    }
}
