/**
 * Owns the port through which an executor is given work, and what all executors that are programs of this machine share.
 *
 * <p>May use: process, session of the core; its sub-packages own one agent program each. An executor is called by one thread at a time
 * and calls its watch from threads of its own, one after the other.
 */
@NullMarked
package dev.locum.app.agent;

import org.jspecify.annotations.NullMarked;
