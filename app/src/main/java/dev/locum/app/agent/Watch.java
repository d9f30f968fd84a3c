package dev.locum.app.agent;

/** Sees an executor's progress. Called by one thread at a time, which waits for it: an implementation is quick. */
@FunctionalInterface
public interface Watch {
    void saw(Progress progress);
}
