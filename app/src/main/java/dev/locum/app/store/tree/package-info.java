/**
 * Owns the object store of tree states: taking, comparing, reading and restoring what a working tree holds.
 *
 * <p>May use: core's evidence and ledger, and the {@code git} program. Writes into the user's working tree only on
 * restore, and into the user's {@code .git} never.
 *
 * <p>Any thread may enter: one lock per working tree, held across processes, lets one in at a time.
 */
@NullMarked
package dev.locum.app.store.tree;

import org.jspecify.annotations.NullMarked;
