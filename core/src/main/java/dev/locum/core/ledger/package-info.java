/**
 * Owns the record of everything that happened: entries, digests and bodies apart, the hash chain and its replay.
 *
 * <p>May use: nothing of the project. Pure values and functions; any thread may enter.
 */
@NullMarked
package dev.locum.core.ledger;

import org.jspecify.annotations.NullMarked;
