/**
 * Owns what is said of tree states: how two of them differ, what could not be held, and which one an undo goes to.
 *
 * <p>May use: evidence, ledger. Pure values and functions; any thread may enter.
 */
@NullMarked
package dev.locum.core.evidence.tree;

import org.jspecify.annotations.NullMarked;
