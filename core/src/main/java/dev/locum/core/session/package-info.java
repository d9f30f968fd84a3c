/**
 * Owns the life of a session: here the run in which Locum itself drives an executor, round by round.
 *
 * <p>May use: gate, evidence, ledger. Pure values and functions; any thread may enter.
 */
@NullMarked
package dev.locum.core.session;

import org.jspecify.annotations.NullMarked;
