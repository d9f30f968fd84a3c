package dev.locum.app.agent;

import dev.locum.core.session.ExecutorOutcome;

/**
 * Whoever does the work: an interested party, whose report is a claim and never evidence.
 *
 * <p>A call lasts for one round. Interrupting the calling thread ends the executor and everything it started; the
 * interrupt is then spent, and the outcome says so.
 */
@FunctionalInterface
public interface Executor {

    /** Never throws for what an executor did, failed to do, or could not start to do. */
    ExecutorOutcome work(Assignment assignment, Watch watch);
}
