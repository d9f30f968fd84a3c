package dev.locum.core.ledger;

/** A key was used again for something else. A mistake of the caller: a key stands for one fact of its stream for ever. */
public final class KeyTaken extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    KeyTaken(StreamName stream, String key, String what) {
        super("key " + key + " of stream " + stream + ": " + what);
    }
}
