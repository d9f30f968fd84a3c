/**
 * Owns tasks, hand-ins, findings, verdicts and brakes: a pair of pure functions over sealed states, with the mechanical
 * lenses in {@code gate.lens}.
 *
 * <p>May use: evidence, judgement, kernel, lock, ledger. Pure values and functions; any thread may enter.
 */
@NullMarked
package dev.locum.core.gate;

import org.jspecify.annotations.NullMarked;
