/**
 * Owns tasks, hand-ins, rounds and brakes: a pair of pure functions over sealed states. What a look gives is in {@code
 * gate.verdict}, the mechanical lenses are in {@code gate.lens}.
 *
 * <p>May use: accepted, evidence, ledger. Pure values and functions; any thread may enter.
 */
@NullMarked
package dev.locum.core.gate;

import org.jspecify.annotations.NullMarked;
