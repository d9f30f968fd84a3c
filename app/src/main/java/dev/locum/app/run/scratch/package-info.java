/**
 * Owns scratch copies of tree states, and the run of the baseline's tests against the new code in one.
 *
 * <p>May use: store.tree, core.
 *
 * <p>One thread uses a copy.
 */
@NullMarked
package dev.locum.app.run.scratch;

import org.jspecify.annotations.NullMarked;
