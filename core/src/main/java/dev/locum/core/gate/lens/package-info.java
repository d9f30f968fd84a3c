/**
 * Owns the mechanical lenses: one question each, answered by code alone from material that was read beforehand.
 *
 * <p>May use: gate, evidence. Pure functions; any thread may enter.
 */
@NullMarked
package dev.locum.core.gate.lens;

import org.jspecify.annotations.NullMarked;
