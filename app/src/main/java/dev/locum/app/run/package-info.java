/**
 * Owns the driving of executors, the running of checks, and the reading of working trees for the gate.
 *
 * <p>May use: core, store, agent, process. One thread drives a working tree at a time.
 */
@NullMarked
package dev.locum.app.run;

import org.jspecify.annotations.NullMarked;
