/**
 * Owns checks, their outcomes, evidence and the tree states it is bound to: what was looked at, and what was seen.
 *
 * <p>May use: accepted, ledger. Pure values and functions; any thread may enter.
 */
@NullMarked
package dev.locum.core.evidence;

import org.jspecify.annotations.NullMarked;
