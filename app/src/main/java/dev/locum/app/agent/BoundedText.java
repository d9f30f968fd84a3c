package dev.locum.app.agent;

import java.util.function.Consumer;

/** Keeps the head and the tail of a text of any length, and says how much between them was left out. */
public final class BoundedText implements Consumer<String> {
    private final int headRoom;
    private final int tailRoom;
    private final StringBuilder head = new StringBuilder();
    private final StringBuilder tail = new StringBuilder();
    private long leftOut;

    /** Rooms are in UTF-16 units. */
    public BoundedText(int headRoom, int tailRoom) {
        this.headRoom = headRoom;
        this.tailRoom = tailRoom;
    }

    @Override
    public synchronized void accept(String chunk) {
        int toHead = Math.min(chunk.length(), headRoom - head.length());
        head.append(chunk, 0, toHead);
        tail.append(chunk, toHead, chunk.length());
        int excess = tail.length() - tailRoom;
        if (excess > 0) {
            tail.delete(0, excess);
            leftOut += excess;
        }
    }

    public synchronized String text() {
        return leftOut == 0 ? head.toString() + tail : head + "\n[.. " + leftOut + " characters left out ..]\n" + tail;
    }
}
