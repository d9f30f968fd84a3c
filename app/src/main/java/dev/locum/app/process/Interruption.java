package dev.locum.app.process;

/** Waits that must come to their end although the waiting thread was interrupted. */
final class Interruption {
    private Interruption() {}

    /** A bounded wait. */
    @FunctionalInterface
    interface Wait {
        boolean await() throws InterruptedException;
    }

    /** Waits, again from the start if interrupted, and leaves the thread's interruption as it was or became. */
    static boolean shielded(Wait wait) {
        boolean interrupted = Thread.interrupted();
        try {
            while (true) {
                try {
                    return wait.await();
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
