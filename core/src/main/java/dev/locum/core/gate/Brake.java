package dev.locum.core.gate;

/** Which limit stopped the gate from sending the same work back for ever. */
public enum Brake {
    /** The same finding on an unchanged tree was sent back once already. */
    SAME_TREE(1),
    /** The same finding was sent back three times. */
    SAME_FINDING(3),
    /** The task was sent back eight times. */
    WHOLE_TASK(8);

    private final int limit;

    Brake(int limit) {
        this.limit = limit;
    }

    /** How many times work goes back before this brake holds. */
    public int limit() {
        return limit;
    }
}
