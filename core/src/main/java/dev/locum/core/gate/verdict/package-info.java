/**
 * Owns what a look at a hand-in gives: the looks of the lenses, findings and what each may do, and the verdict.
 *
 * <p>May use: evidence, ledger.
 *
 * <p>Pure values and functions; any thread may enter.
 */
@NullMarked
package dev.locum.core.gate.verdict;

import org.jspecify.annotations.NullMarked;
